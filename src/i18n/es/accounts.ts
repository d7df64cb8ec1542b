/** Accounts in Spanish: signing in, registering, a forgotten password, profiles and one's own data. */
import type { Messages } from '@lingui/core';

export const accounts: Messages = {
  // Pages that are closed, missing or broken.
  'This page is for candidates.': 'Esta página es para candidatos.',
  'This page is for recruiters.': 'Esta página es para reclutadores.',
  'This page is for employers.': 'Esta página es para empresas.',
  'Your employer has not approved you yet. Until then you can keep your profile up to date.':
    'Tu empresa todavía no te ha aprobado. Mientras tanto puedes mantener tu perfil al día.',
  'Your employer has suspended your access. Ask them to let you in again.':
    'Tu empresa suspendió tu acceso. Pídele que te lo devuelva.',
  'Your account does not have access to this page.': 'Tu cuenta no tiene acceso a esta página.',
  'Not for this account': 'No es para esta cuenta',
  'You are signed in as {email}.': 'Tu sesión es de {email}.',
  'Go to my start page': 'Ir a mi página de inicio',
  'Sign in with another account': 'Iniciar sesión con otra cuenta',
  'Something went wrong': 'Algo salió mal',

  // Before the door: what search engines and browsers without JavaScript get.
  'Sign in to Hireday: your jobs, your daily lists and your applications.':
    'Inicia sesión en Hireday: tus empleos, tus listas diarias y tus postulaciones.',
  'Register as a candidate, a recruiter or an employer. It takes a few minutes and costs nothing.':
    'Regístrate como candidato, reclutador o empresa. Toma unos minutos y no cuesta nada.',
  'Choose a new password for your Hireday account with a code that is sent to your e-mail address.':
    'Elige una contraseña nueva para tu cuenta de Hireday con un código que llega a tu correo.',
  'This form needs JavaScript. Turn it on in your browser, then load the page again.':
    'Este formulario necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',

  // Signing in.
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'Signing in failed. Try again.': 'No se pudo iniciar la sesión. Inténtalo de nuevo.',
  'Or look around with a demo account': 'O échale un vistazo con una cuenta de demostración',
  'Signing in': 'Iniciando sesión',
  'Your session has ended. Sign in and go on where you were.':
    'Tu sesión terminó. Inicia sesión y sigue donde estabas.',
  'You were signed out. Sign in and go on where you were.':
    'Se cerró tu sesión. Inicia sesión y sigue donde estabas.',
  'You are signed out.': 'Cerraste la sesión.',
  'New here? <a>Register</a>': '¿Primera vez aquí? <a>Regístrate</a>',
  'Open the mailbox': 'Abrir el buzón',
  'This machine sends no mails. The code waits in its own mailbox.':
    'Este equipo no envía correos. El código espera en su propio buzón.',
  'About Hireday': 'Sobre Hireday',
  '{met}/{all} must-haves': '{met}/{all} imprescindibles',

  // A forgotten password.
  'Enter the e-mail address of your account. You get a code that lets you choose a new password.':
    'Escribe el correo electrónico de tu cuenta. Recibirás un código para elegir una contraseña nueva.',
  'Send the code': 'Enviar el código',
  'Back to signing in': 'Volver a iniciar sesión',
  'Enter the code': 'Escribe el código',
  'If {email} has an account, six digits are on their way there. Look into the spam folder, too.':
    'Si {email} tiene una cuenta, seis dígitos van en camino. Revisa también la carpeta de spam.',
  'Use another address': 'Usar otro correo',
  'Choose a new password': 'Elige una contraseña nueva',
  'It is for {email}. You sign in with it from now on.':
    'Es para {email}. Con ella inicias sesión de ahora en adelante.',
  'Sign in as {email} with it.': 'Inicia sesión con ella como {email}.',
  'This link has been used already or is too old. Ask for another one, or have a code sent.':
    'Este enlace ya se usó o es demasiado antiguo. Pide otro o haz que te envíen un código.',
  'Your password is set': 'Tu contraseña está lista',
  'It is for {email}. With it you are signed out on every device.':
    'Es para {email}. Al cambiarla se cierra la sesión en todos los dispositivos.',
  'New password': 'Contraseña nueva',
  'Set the password': 'Guardar la contraseña',
  'Your password is changed': 'Tu contraseña cambió',
  'You are signed out on every device, and a notice is on its way to {email}. Sign in with the new password.':
    'Se cerró la sesión en todos los dispositivos y va un aviso en camino a {email}. Inicia sesión con la contraseña nueva.',
  'Too much time has passed since the code. Ask for a new one.':
    'Pasó demasiado tiempo desde el código. Pide uno nuevo.',

  // Registering.
  'What brings you here?': '¿Qué te trae por aquí?',
  'Upload your resume once, be found for jobs that fit, and see why.':
    'Sube tu currículum una vez, deja que te encuentren para empleos en los que encajas y mira por qué.',
  'I recruit for an employer': 'Recluto para una empresa',
  'Post jobs and get a short list of people who fit every morning.':
    'Publica empleos y recibe cada mañana una lista corta de personas que encajan.',
  'I register my organisation': 'Registro mi organización',
  'Let your recruiters in and see what comes of their work.':
    'Da acceso a tus reclutadores y mira los resultados de su trabajo.',
  'You have an account? <a>Sign in</a>': '¿Ya tienes cuenta? <a>Inicia sesión</a>',
  Back: 'Atrás',
  'Step {at} of {of}': 'Paso {at} de {of}',
  '{title} (step {at} of {of})': '{title} (paso {at} de {of})',
  'Your e-mail address': 'Tu correo electrónico',
  'You sign in with it, and answers to your applications go there.':
    'Con él inicias sesión, y ahí llegan las respuestas a tus postulaciones.',
  "Use an address of your organisation's domain: recruiters with the same domain get in at once.":
    'Usa un correo del dominio de tu organización: los reclutadores con el mismo dominio entran de inmediato.',
  "With an address of your employer's domain you can start at once. With any other your employer approves you first.":
    'Con un correo del dominio de tu empresa puedes empezar de inmediato. Con cualquier otro, tu empresa te aprueba primero.',
  'We have sent six digits to {email}. Look into the spam folder, too.':
    'Enviamos seis dígitos a {email}. Revisa también la carpeta de spam.',
  'Your name and a password': 'Tu nombre y una contraseña',
  'A password': 'Una contraseña',
  'Where you are': 'Dónde estás',
  'Jobs near you, and those you would move for, come first.':
    'Primero van los empleos cerca de ti y aquellos por los que te mudarías.',
  'Your resume': 'Tu currículum',
  'Skills and experience are read from it, so that you need not type them. You can set right what was read wrong.':
    'De él se leen tus habilidades y tu experiencia, así no tienes que escribirlas. Puedes corregir lo que se haya leído mal.',
  'Choose your resume first.': 'Primero elige tu currículum.',
  'Is everything right?': '¿Está todo bien?',
  'Nothing has been kept yet. Your account is made with the button below.':
    'Todavía no se ha guardado nada. Tu cuenta se crea con el botón de abajo.',
  'What candidates should know': 'Lo que los candidatos deben saber',
  'For your profile. You can write it later, too.': 'Para tu perfil. También puedes escribirlo más tarde.',
  'About you': 'Sobre ti',
  'Where you recruit': 'Dónde reclutas',
  'Your employer has to be registered before you.': 'Tu empresa tiene que registrarse antes que tú.',
  'Type a part of the name.': 'Escribe una parte del nombre.',
  'Searching…': 'Buscando…',
  'No employer called “{name}” is registered yet.':
    'Todavía no hay ninguna empresa registrada que se llame «{name}».',
  '“{name}” is not here yet: register it': '«{name}» aún no está aquí: registrarla',
  'Which company are you hiring for?': '¿Para qué empresa contratas?',
  'If it is here already, you join it. If not, you register it first, which takes two minutes, and go on to your own account.':
    'Si ya está aquí, te unes a ella. Si no, primero la registras, en dos minutos, y sigues con tu propia cuenta.',
  'The company first': 'Primero, la empresa',
  'This account watches over {name} and its recruiters. To post jobs you make an account of your own right after it, with another e-mail address.':
    'Esta cuenta supervisa {name} y a sus reclutadores. Para publicar empleos creas justo después una cuenta propia, con otra dirección de correo.',
  '{name} is registered': '{name} está registrada',
  'The company signs in as {email}. Now your own account, from which you post jobs: choose another address. With one of the company’s own domain you can start at once.':
    'La empresa inicia sesión como {email}. Ahora tu propia cuenta, desde la que publicas empleos: elige otra dirección. Con una del dominio propio de la empresa puedes empezar enseguida.',
  'The list of employers cannot be loaded. Try again in a moment.':
    'No se puede cargar la lista de empresas. Inténtalo de nuevo en un momento.',
  'As you chose it': 'La que elegiste',
  Change: 'Cambiar',
  'Change: {part}': 'Cambiar: {part}',
  'Create account': 'Crear cuenta',
  'Start over': 'Empezar de nuevo',
  'We kept what you had filled in. Passwords and files are never kept: choose them again.':
    'Guardamos lo que habías escrito. Las contraseñas y los archivos nunca se guardan: elígelos de nuevo.',
  'Too much time has passed since the code. Ask for a new one, the rest is kept.':
    'Pasó demasiado tiempo desde el código. Pide uno nuevo; lo demás se conserva.',
  'The upload was cancelled. Nothing has been kept.': 'Se canceló la subida. No se guardó nada.',
  'You have an account': 'Ya tienes una cuenta',
  '{email} is registered already. Sign in with it, or choose a new password if you have forgotten the old one.':
    '{email} ya está registrado. Inicia sesión con ese correo o elige una contraseña nueva si olvidaste la anterior.',
  'Register with another address': 'Registrarse con otro correo',
  'Has an account': 'Tiene una cuenta',
  'Whether the proven address has an account already.': 'Si el correo verificado ya tiene una cuenta.',

  // Profiles.
  'Edit profile': 'Editar perfil',
  'Loading your profile': 'Cargando tu perfil',
  'Your profile is saved.': 'Tu perfil está guardado.',
  'Candidates see your name and title.': 'Los candidatos ven tu nombre y tu cargo.',
  Organisation: 'Organización',
  Contact: 'Contacto',
  'For your profile.': 'Para tu perfil.',
  Place: 'Lugar',
  'Education and profiles': 'Estudios y perfiles',
  'You are open to work.': 'Ahora los empleos pueden seleccionarte.',
  'You are not picked for daily lists any more.': 'Ya no se te selecciona para listas diarias.',

  // What was read from the resume.
  'Read from your resume': 'Leído de tu currículum',
  'Jobs are matched on this, together with your profile. Set right what was read wrong.':
    'Con esto y con tu perfil se ve en qué empleos encajas. Corrige lo que se haya leído mal.',
  'in your own words': 'en tus propias palabras',
  'Fix this': 'Corregir',
  'Fix this: {field}': 'Corregir: {field}',
  'Fix: {field}': 'Corregir: {field}',
  '{field}: saved.': '{field}: guardado.',
  'What stands here counts as what you can do, and recruiters see that it is in your own words.':
    'Lo que aparece aquí cuenta como lo que sabes hacer, y quien selecciona ve que son tus propias palabras.',
  'Where this stands in your resume ({count})': 'Dónde está en tu currículum ({count})',
  'Not found in the resume in these words': 'No aparece en el currículum con estas palabras',
  today: 'hoy',
  'Add to the list': 'Agregar a la lista',
  'What you write here counts instead of what was read.':
    'Lo que escribas aquí cuenta en lugar de lo que se leyó.',
  'Back to what the resume says': 'Volver a lo que dice el currículum',

  // The resume itself.
  'There is none yet. Without one you are not picked for daily lists.':
    'Todavía no hay ninguno. Sin él no se te selecciona para listas diarias.',
  'Your resume has text that cannot be seen on the page, such as white letters on white or letters too small to read. It was left out and does not count.':
    'Tu currículum tiene texto que no se ve en la página, como letras blancas sobre blanco o demasiado pequeñas para leerse. Se ha omitido y no cuenta.',
  '{count, plural, one {Page {pages} of this resume has no text that can be read, as in a scan. What it says does not count.} other {Pages {pages} of this resume have no text that can be read, as in a scan. What they say does not count.}}':
    '{count, plural, one {La página {pages} de este currículum no tiene texto que se pueda leer, como ocurre con una imagen escaneada. Lo que dice no cuenta.} other {Las páginas {pages} de este currículum no tienen texto que se pueda leer, como ocurre con una imagen escaneada. Lo que dicen no cuenta.}}',
  'Hide resume': 'Ocultar el currículum',
  'View resume': 'Ver el currículum',
  'Replace it': 'Reemplazarlo',
  'Your new resume has been received and read.': 'Tu nuevo currículum se recibió y se leyó.',
  'The upload was cancelled. Your resume is the one before.':
    'Se canceló la subida. Tu currículum es el de antes.',

  // An address nobody has proved yet.
  'Until it is, you cannot apply, and no job can pick you for its daily list. A code shows that the address is yours.':
    'Hasta entonces no puedes postularte y ningún empleo puede seleccionarte para su lista diaria. Un código demuestra que el correo es tuyo.',
  'Verify address': 'Verificar correo',
  'Verify your address': 'Verifica tu correo',
  'Your address is not verified yet. Ask for a new code.':
    'Tu correo todavía no está verificado. Pide un código nuevo.',
  'Your address is verified. You can apply and be picked from now on.':
    'Tu correo está verificado. Desde ahora puedes postularte y pueden seleccionarte.',
  Later: 'Más tarde',

  // The password and the devices.
  'After a new password, and when you sign out everywhere, every device has to sign in again.':
    'Después de una contraseña nueva, y si cierras la sesión en todas partes, hay que volver a iniciar sesión en cada dispositivo.',
  'Change password': 'Cambiar la contraseña',
  'Your password is changed. Other devices are signed out.':
    'Tu contraseña cambió. Se cerró la sesión en los demás dispositivos.',
  'Sign out everywhere': 'Cerrar sesión en todas partes',
  'Sign out everywhere?': '¿Cerrar sesión en todas partes?',
  'Every device is signed out, this one too. Nothing else changes; you sign in again with your password.':
    'Se cierra la sesión en todos los dispositivos, también en este. Nada más cambia; vuelves a iniciar sesión con tu contraseña.',

  // One's own data.
  'Your data': 'Tus datos',
  'What Hireday holds about you is yours to take along, and to have erased.':
    'Lo que Hireday guarda sobre ti es tuyo: puedes llevártelo y puedes pedir que se borre.',
  'Download everything': 'Descargar todo',
  'You get one ZIP file: your profile as JSON Resume, every application, every list you were in, your invoices, and the resume itself.':
    'Recibes un archivo ZIP: tu perfil como JSON Resume, cada postulación, cada lista en la que estuviste, tus facturas y el propio currículum.',
  'Your data is in your downloads.': 'Tus datos están en tus descargas.',
  'Erase account': 'Borrar la cuenta',
  'Your profile, your resume and your applications are erased, and recruiters no longer find your name anywhere. Numbers such as how many people applied for a job stay, without anything that points at you. This cannot be undone. Download everything first if you want to keep it.':
    'Se borran tu perfil, tu currículum y tus postulaciones, y los reclutadores ya no encuentran tu nombre en ninguna parte. Quedan números, como cuántas personas se postularon a un empleo, sin nada que te señale. Esto no se puede deshacer. Descarga todo antes si quieres conservarlo.',
  'Erase everything now?': '¿Borrar todo ahora?',
  'Erase my account': 'Borrar mi cuenta',
  'Keep my account': 'Conservar mi cuenta',
  'The account of {email} is gone at once, and open applications end with it. Nobody can bring it back.':
    'La cuenta de {email} desaparece de inmediato, y con ella terminan las postulaciones abiertas. Nadie puede recuperarla.',
  'Your account and everything in it are erased.': 'Tu cuenta y todo lo que contenía están borrados.',
};
