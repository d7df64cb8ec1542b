/** The pages everybody may read. */
import type { Messages } from '@lingui/core';

export const publicPages: Messages = {
  'Hireday: every morning, a short list of people who fit':
    'Hireday: cada mañana, una lista corta de personas que encajan',
  'Every morning each open job gets a short, ranked list of real candidates, with reasons a recruiter can check against the resume.':
    'Cada mañana, cada empleo abierto recibe una lista corta y ordenada de candidatos reales, con motivos que un reclutador puede comprobar en el currículum.',
  'From a resume to a ranked list in the morning: what is read, how candidates are scored, and what never counts.':
    'De un currículum a una lista ordenada por la mañana: qué se lee, cómo se puntúa y qué no cuenta nunca.',
  Features: 'Funciones',
  'Daily ranked lists, evidence quoted from the resume, a board per job, invitations with the salary named, and an honest standing for every candidate.':
    'Listas diarias ordenadas, evidencia citada del currículum, un tablero por empleo, invitaciones con el salario indicado y una situación honesta para cada candidato.',
  'One plan for each role, monthly or yearly. Registering, applying and answering are free for everybody.':
    'Un plan para cada rol, mensual o anual. Registrarse, postularse y responder es gratis para todos.',
  'An application left unanswered after the promised date, or a week of an open job without one good candidate: the month is credited.':
    'Una postulación sin respuesta después de la fecha prometida, o una semana de un empleo abierto sin un solo buen candidato: el mes se abona.',
  'What Hireday is for, what it refuses to do, and how it treats the people in it.':
    'Para qué sirve Hireday, qué se niega a hacer y cómo trata a las personas.',
  'Every must-have the recruiter chose is met, at least in part, with a quotation for each.':
    'Se cumple, al menos en parte, todo lo imprescindible que eligió quien recluta, con una cita para cada cosa.',
  'What matters is there; one thing is to be asked about.':
    'Lo importante está; queda una cosa por preguntar.',
  'Worth a look when the better ones are gone.': 'Merece una mirada cuando ya no quedan mejores.',
  'Never listed. A candidate still sees it, and why.':
    'Nunca aparece en listas. El candidato lo ve igualmente, y por qué.',
  'Go to dashboard': 'Ir al panel',
  'I am hiring': 'Quiero contratar',
  'I am looking for work': 'Busco empleo',
  Start: 'Empezar',
  'Open a job today, read its first list today.': 'Abre un empleo hoy y lee su primera lista hoy.',
  'Registering is free, and so are applying and answering. You pay for what a plan unlocks, month by month.':
    'Registrarse es gratis, y también postularse y responder. Pagas por lo que un plan desbloquea, mes a mes.',
  'Every open job has a new list of up to ten people, ranked.':
    'Cada empleo abierto tiene una lista nueva de hasta diez personas, ordenada.',
  'You see which jobs picked you today, and the criteria they picked you on.':
    'Ves qué empleos te eligieron hoy y con qué criterios.',
  'You read ten short reasons, look one up in the resume, save three, pass two with a reason.':
    'Lees diez motivos breves, compruebas uno en el currículum, guardas a tres y descartas a dos con un motivo.',
  'You notice that a skill was read wrongly and put it right. Tomorrow’s lists know.':
    'Notas que una habilidad se leyó mal y la corriges. Las listas de mañana ya lo saben.',
  'You invite one, with the salary named.': 'Invitas a una persona, con el salario indicado.',
  'The invitation arrives: salary first, then the message. You have five days.':
    'Llega la invitación: primero el salario, luego el mensaje. Tienes cinco días.',
  'The accepted invitation stands in the first stage of the board.':
    'La invitación aceptada está en la primera etapa del tablero.',
  'You accept, and read the day you will be answered by.': 'Aceptas y lees el día en que te responderán.',
  'Day 7': 'Día 7',
  'Your home page names whom you promised an answer today.':
    'Tu página de inicio dice a quién prometiste responder hoy.',
  'You are in the next stage, or you have the reason. Not silence.':
    'Estás en la siguiente etapa, o tienes el motivo. No silencio.',
  'For the recruiter': 'Para el reclutador',
  'For the candidate': 'Para el candidato',
  'Picks delivered': 'Selecciones entregadas',
  'Median time to the first answer': 'Tiempo mediano hasta la primera respuesta',
  'Hireday in figures': 'Hireday en cifras',
  'Every morning, a short list of people who fit, and why.':
    'Cada mañana, una lista corta de personas que encajan, y por qué.',
  'Hireday reads resumes against what a job needs and gives each open job at most ten candidates a day, ranked, each reason quoted from the resume. Candidates see the same reasons, and the day they will be answered by.':
    'Hireday compara los currículums con lo que un empleo necesita y da a cada empleo abierto como mucho diez candidatos al día, ordenados, con cada motivo citado del currículum. Los candidatos ven los mismos motivos y el día en que les responderán.',
  '{count} years · {place}': '{count} años · {place}',
  'Moved 40 services to PostgreSQL without downtime.': 'Migró 40 servicios a PostgreSQL sin interrupciones.',
  'Six years of TypeScript in payments.': 'Seis años de TypeScript en pagos.',
  'Led on-call for a team of nine.': 'Dirigió las guardias de un equipo de nueve.',
  'Example of a daily list: three ranked candidates, each with a quotation from the resume.':
    'Ejemplo de lista diaria: tres candidatos ordenados, cada uno con una cita del currículum.',
  'Today, 06:00': 'Hoy, 06:00',
  'E-mail address': 'Correo electrónico',
  Photo: 'Foto',
  Gender: 'Género',
  Age: 'Edad',
  'School years': 'Años de estudio',
  'For candidates': 'Para candidatos',
  'For recruiters': 'Para reclutadores',
  'For employers': 'Para empresas',
  'How you pay': 'Cómo pagas',
  'a year': 'al año',
  'a month': 'al mes',
  '{months, plural, one {# month} other {# months}} free against paying monthly':
    '{months, plural, one {# mes} other {# meses}} gratis frente a pagar cada mes',
  'or {price} a year, {months, plural, one {# month} other {# months}} free':
    'o {price} al año, {months, plural, one {# mes} other {# meses}} gratis',
  'Hiring has become a pile on one side and silence on the other. Recruiters get hundreds of applications and read few of them. Candidates write hundreds and hear nothing of most.':
    'Contratar se ha vuelto una montaña por un lado y silencio por el otro. Los reclutadores reciben cientos de postulaciones y leen pocas. Los candidatos escriben cientos y de la mayoría no saben nada.',
  'More of either does not help. What helps is a short list somebody can finish, reasons somebody can check, and a date by which somebody answers. That is the whole product.':
    'Más de lo mismo no ayuda. Ayuda una lista corta que alguien pueda terminar, motivos que alguien pueda comprobar y una fecha en la que alguien responda. Ese es todo el producto.',
  'It is called Hireday because a day is its unit: the list is for today, it is short enough for today, and tomorrow brings another.':
    'Se llama Hireday porque su unidad es el día: la lista es para hoy, es lo bastante corta para hoy, y mañana trae otra.',
  'Hiring, one honest morning at a time': 'Contratar, una mañana honesta cada vez',
  'Hireday finds the few people who fit a job, says why, and tells both sides when they will hear from each other.':
    'Hireday encuentra a las pocas personas que encajan en un empleo, dice por qué y avisa a ambas partes de cuándo tendrán noticias.',
  'What we hold ourselves to': 'A qué nos comprometemos',
  'A reason, or no claim': 'Un motivo, o ninguna afirmación',
  'Whatever a list says about somebody, it quotes. What it does not know, it calls unknown.':
    'Todo lo que una lista dice de alguien, lo cita. Lo que no sabe, lo llama desconocido.',
  'Both sides see the same': 'Ambas partes ven lo mismo',
  'A candidate reads the same criteria and the same answers the recruiter reads, and can put them right.':
    'El candidato lee los mismos criterios y las mismas respuestas que el reclutador, y puede corregirlos.',
  'People decide about people': 'Las personas deciden sobre las personas',
  'The product ranks and quotes. It invites nobody, rejects nobody, and changes no criterion by itself.':
    'El producto ordena y cita. No invita a nadie, no rechaza a nadie y no cambia ningún criterio por sí solo.',
  'Who you are is not what you can': 'Quién eres no es lo que sabes hacer',
  'Name, e-mail address, photo, gender, age and school years never enter a score.':
    'El nombre, el correo, la foto, el género, la edad y los años de estudio nunca entran en una puntuación.',
  'What it refuses to do': 'Lo que se niega a hacer',
  'No selling of people': 'No vende personas',
  'Nobody sees a candidate who is not in one of their lists or among their applicants.':
    'Nadie ve a un candidato que no esté en una de sus listas o entre sus postulantes.',
  'No paid places': 'No hay puestos pagados',
  'A plan makes a candidate eligible. It never moves anybody up.':
    'Un plan permite que un candidato sea elegido. Nunca hace subir a nadie.',
  'No hostages': 'Sin rehenes',
  'When a plan ends nothing is deleted. Candidates take what is held about them along in one file.':
    'Cuando un plan termina no se borra nada. Los candidatos se llevan lo que se guarda sobre ellos en un solo archivo.',
  'Everything a hiring day needs, and nothing to wade through':
    'Todo lo que necesita un día de contratación, y nada que sobre',
  'Three kinds of people use Hireday. Each has a place of their own, made for what they do.':
    'Tres tipos de personas usan Hireday. Cada una tiene su propio lugar, hecho para lo que hace.',
  'The morning list': 'La lista de la mañana',
  'One screen per job and day. Decide with the mouse or without leaving the keyboard, and take any decision back.':
    'Una pantalla por empleo y día. Decide con el ratón o sin soltar el teclado, y deshaz cualquier decisión.',
  'Save, invite, pass or snooze; every key is one press':
    'Guardar, invitar, descartar o posponer: todo con una tecla',
  'The day before is one click away, unchanged': 'El día anterior está a un clic, sin cambios',
  'Filters for what you look at today': 'Filtros para lo que miras hoy',
  'A daily list: ranked candidates with score, reasons and decisions.':
    'Una lista diaria: candidatos ordenados con puntuación, motivos y decisiones.',
  'The resume, with the evidence marked': 'El currículum, con la evidencia marcada',
  'PDF, Word or plain text, beside the criteria. Click a quotation and see it where it stands.':
    'PDF, Word o texto, junto a los criterios. Haz clic en una cita y mírala donde está.',
  'A candidate: each criterion with a quotation, beside the resume.':
    'Un candidato: cada criterio con una cita, junto al currículum.',
  'A board for each job': 'Un tablero para cada empleo',
  'Your own stages. Drag with mouse, finger or keyboard; the candidate sees the move at once, with the new promised date.':
    'Tus propias etapas. Arrastra con ratón, dedo o teclado; el candidato ve el cambio al momento, con la nueva fecha prometida.',
  'Rejecting asks for a reason, and sends it if you like': 'Rechazar pide un motivo, y lo envía si quieres',
  'Every move is kept in the history of the application': 'Cada paso queda en el historial de la postulación',
  'The board of a job: stages as columns, candidates as cards.':
    'El tablero de un empleo: etapas como columnas, candidatos como tarjetas.',
  'Your standing, in plain words': 'Tu situación, con palabras claras',
  'Where each application is, who moved it when, and the day the next answer is due.':
    'Dónde está cada postulación, quién la movió y cuándo, y el día de la próxima respuesta.',
  'Jobs sorted by how well you fit, with the reason': 'Empleos ordenados según cuánto encajas, con el motivo',
  'Every invitation names the salary; a job without one says so':
    'Cada invitación dice el salario; un empleo que no lo tiene lo avisa',
  'Fix what was read wrongly from your resume': 'Corrige lo que se leyó mal de tu currículum',
  "A candidate's applications with stage and promised answer date.":
    'Las postulaciones de un candidato con etapa y fecha de respuesta prometida.',
  'Your recruiters and what comes of their work': 'Tus reclutadores y el resultado de su trabajo',
  'Approve who recruits in your name, suspend with a click, and see jobs, lists and results of the whole organisation.':
    'Aprueba a quien recluta en tu nombre, suspende con un clic y mira empleos, listas y resultados de toda la organización.',
  "An employer's home: recruiters and figures of the organisation.":
    'El inicio de una empresa: reclutadores y cifras de la organización.',
  Underneath: 'Por debajo',
  'What you notice only when it is missing elsewhere.': 'Lo que solo notas cuando falta en otra parte.',
  "A candidate's data is the candidate's": 'Los datos de un candidato son suyos',
  'Candidates download what is held about them as one ZIP in open formats, and erase their account themselves. What stays are numbers without a name.':
    'Los candidatos descargan lo que se guarda sobre ellos en un ZIP de formatos abiertos y borran su cuenta por sí mismos. Solo quedan números sin nombre.',
  'Everything by keyboard': 'Todo con el teclado',
  'Screens work without a mouse and with a screen reader, in light and dark.':
    'Las pantallas funcionan sin ratón y con lector de pantalla, en claro y en oscuro.',
  'An open API': 'Una API abierta',
  'All of it is there for your own programs, described in OpenAPI, with the same rules and the same rights.':
    'Todo está disponible para tus propios programas, descrito en OpenAPI, con las mismas reglas y los mismos permisos.',
  'On any phone': 'En cualquier teléfono',
  'Every page is there on a phone and fits a screen 320 pixels wide. Boards and wide tables scroll in their own frame.':
    'Cada página está en el teléfono y cabe en una pantalla de 320 píxeles. Los tableros y las tablas anchas se desplazan en su propio marco.',
  'Bring what you have': 'Trae lo que tienes',
  'Your administrator imports candidates and jobs from CSV files with a command. Rows with errors are listed with the reason; the others are imported.':
    'Quien administra el servidor importa candidatos y empleos desde archivos CSV con un comando. Las filas con errores se nombran con su motivo; las correctas entran.',
  'Passwords done right': 'Contraseñas bien hechas',
  'One-time codes, every device signed out when a password changes, and guessing stopped early.':
    'Códigos de un solo uso, todos los dispositivos cerrados al cambiar la contraseña, y los intentos de adivinarla frenados pronto.',
  '7 days': '7 días',
  'An answer by the promised date': 'Una respuesta en la fecha prometida',
  '1 week': '1 semana',
  'At least one good candidate': 'Al menos un buen candidato',
  'Two promises, counted by the server': 'Dos promesas, contadas por el servidor',
  'You do not claim this guarantee and nobody argues about it. The dates are in the product, and so is the sum.':
    'No reclamas esta garantía y nadie la discute. Las fechas están en el producto, y el importe también.',
  'How it is computed': 'Cómo se calcula',
  'The promise is written down': 'La promesa queda escrita',
  'An application carries the day its next answer is due. A list is stored as it was delivered, with every band, and never changed.':
    'Una postulación lleva el día de su próxima respuesta. Una lista se guarda como se entregó, con cada nivel, y nunca cambia.',
  'The server looks': 'El servidor mira',
  'In detail': 'En detalle',
  'What counts as an answer?': '¿Qué cuenta como respuesta?',
  'A move to another stage, a hire, or a rejection with its reason. A candidate who withdraws needs none.':
    'Un cambio de etapa, una contratación o un rechazo con su motivo. Un candidato que se retira no necesita ninguna.',
  'When is a promised day over?': '¿Cuándo termina un día prometido?',
  'When it is over everywhere: at noon UTC of the day after. The day itself is the same for both sides, wherever they are.':
    'Cuando ha terminado en todo el mundo: a mediodía UTC del día siguiente. El día es el mismo para ambas partes, estén donde estén.',
  'Open job': 'Empleo abierto',
  'Pick delivered': 'Selección entregada',
  'Person hired': 'Persona contratada',
  'Where do I see it?': '¿Dónde lo veo?',
  'On the subscription page of your dashboard: what is under the guarantee now and until when, and every credit with its reason.':
    'En la página de suscripción de tu panel: qué está bajo garantía ahora y hasta cuándo, y cada abono con su motivo.',
  'Applying, and every move to another stage, promises the next answer within seven days. The date stands on the application, for both sides. If that day ends without an answer, a candidate who pays for a plan is credited the month.':
    'Postularse, y cada cambio de etapa, promete la siguiente respuesta en siete días. La fecha figura en la postulación, para ambas partes. Si ese día termina sin respuesta, al candidato que paga un plan se le abona el mes.',
  'A job that is open for a week without anybody of the bands good or strong on its lists credits the month to the account that pays: the recruiter’s, or else the employer’s.':
    'Un empleo que pasa una semana abierto sin nadie de los niveles bueno o fuerte en sus listas abona el mes a quien paga: el reclutador o, si no, la empresa.',
  'Every hour, from what the product has recorded anyway.':
    'Cada hora, con lo que el producto ya ha registrado.',
  'It finds applications whose day has ended without an answer, and jobs that were open for seven days without a pause and without anybody good on their lists.':
    'Encuentra las postulaciones cuyo día ha terminado sin respuesta y los empleos que estuvieron abiertos siete días sin pausa y sin nadie bueno en sus listas.',
  'The month is credited': 'El mes se abona',
  'The price of a monthly plan, a twelfth of a yearly one, taken off your next invoices. Your subscription page shows the credit with its reason, and what is being watched.':
    'El precio de un plan mensual, o la doceava parte de uno anual, descontado de tus próximas facturas. Tu página de suscripción muestra el abono con su motivo, y lo que está en observación.',
  'Can I be credited twice for one month?': '¿Se me puede abonar dos veces el mismo mes?',
  'No. A month of a plan is given back once, however many promises were broken in it, and an application is credited once.':
    'No. Cada mes de un plan se devuelve una vez, por muchas promesas que se hayan roto en él, y cada postulación se abona una sola vez.',
  'No. When the job is opened again, its week starts over.':
    'No. Cuando el empleo se abre de nuevo, su semana vuelve a empezar.',
  'Does a job on hold count?': '¿Cuenta un empleo en pausa?',
  'A list you finish with your first coffee': 'Una lista que terminas con el primer café',
  'No pool of four hundred to wade through. Each open job gets up to ten people a day, best first, and fewer when fewer fit. You save, invite or pass, and the day is done.':
    'Sin un montón de cuatrocientos que revisar. Cada empleo abierto recibe hasta diez personas al día, las mejores primero, y menos cuando encajan menos. Guardas, invitas o descartas, y el día está hecho.',
  'Every morning at 06:00 UTC, and at once for a job you have just opened':
    'Cada mañana a las 06:00 UTC, y enseguida para un empleo recién abierto',
  'Nobody twice: who was passed or invited never comes back for that job':
    'Nadie dos veces: quien fue descartado o invitado no vuelve para ese empleo',
  'An empty list says what removed most people, and what relaxing it would bring':
    'Una lista vacía dice qué descartó a más gente y qué traería relajarlo',
  'Every reason can be checked': 'Cada motivo se puede comprobar',
  'Each criterion of the job gets an answer and the words it rests on. One click shows where they stand in the resume. What a resume does not say is unknown: never a no, and never a point.':
    'Cada criterio del empleo recibe una respuesta y las palabras en las que se basa. Un clic muestra dónde están en el currículum. Lo que un currículum no dice es desconocido: nunca un no, y nunca un punto.',
  'Must-haves and nice-to-haves kept apart': 'Lo imprescindible y lo deseable, por separado',
  'Every “meets” quotes what it rests on': 'Cada «cumple» cita en qué se basa',
  'A must-have that is not met caps the score, whatever else is good':
    'Si algo imprescindible no se cumple, la puntuación tiene un tope, por bueno que sea lo demás',
  'Candidates know where they stand': 'Los candidatos saben cuál es su situación',
  'Applicants see their stage and the day of the next answer, and get the reason when it is a no. Invitations name the salary before anything else.':
    'Quien se postula ve la etapa en la que está y el día de la próxima respuesta, y recibe el motivo cuando es un no. Las invitaciones indican el salario antes que nada.',
  'See which jobs picked you, and on what grounds': 'Mira qué empleos te eligieron, y por qué',
  'Correct what was read wrongly from your resume': 'Corrige lo que se leyó mal en tu currículum',
  'Nobody is rejected by a machine': 'A nadie lo rechaza una máquina',
  'From open job to hire, without the pile': 'De empleo abierto a contratación, sin la montaña',
  'Four steps, the same for every job. The longest one is reading ten short reasons.':
    'Cuatro pasos, los mismos para cada empleo. El más largo es leer diez motivos breves.',
  'Say what the job needs': 'Di qué necesita el empleo',
  'Write the job; must-haves and nice-to-haves are proposed from your words. You keep, change or drop them.':
    'Escribe el empleo; lo imprescindible y lo deseable se proponen a partir de tus palabras. Tú lo dejas, lo cambias o lo quitas.',
  'Read the morning list': 'Lee la lista de la mañana',
  'Ranked people with quotations. Pass with a reason, and the job proposes a sharper criterion.':
    'Personas ordenadas, con citas. Descarta con un motivo y el empleo propone un criterio más preciso.',
  'Invite with the salary named': 'Invita con el salario indicado',
  'Candidates have five days to answer. Those who accept are on your board, in the first stage.':
    'Los candidatos tienen cinco días para responder. Quien acepta está en tu tablero, en la primera etapa.',
  'Answer on time': 'Responde a tiempo',
  'Every move promises the next answer within seven days, and your home page says whom to answer today.':
    'Cada movimiento promete la próxima respuesta en siete días, y tu inicio dice a quién responder hoy.',
  'What never counts': 'Lo que no cuenta nunca',
  'Pictures are not read at all. A test changes each of the others in a resume and expects the very same score.':
    'Las imágenes no se leen. Una prueba cambia cada uno de los demás datos en un currículum y espera exactamente la misma puntuación.',
  'One plan for each role': 'Un plan para cada rol',
  'Registering, browsing, applying and answering are free. A plan unlocks the daily lists.':
    'Registrarse, explorar, postularse y responder es gratis. Un plan desbloquea las listas diarias.',
  'How the guarantee is computed': 'Cómo se calcula la garantía',
  'From a resume to a reason you can check': 'De un currículum a un motivo que puedes comprobar',
  'What is read, how it is compared, when the list comes, and what nobody ever looks at.':
    'Qué se lee, cómo se compara, cuándo llega la lista y qué no mira nadie nunca.',
  'A day, for both sides': 'Un día, para ambas partes',
  'The same day, seen from the desk and from the other side of it. Times are in UTC.':
    'El mismo día, visto desde el escritorio y desde el otro lado. Las horas son UTC.',
  'How a score is made': 'Cómo se hace una puntuación',
  'No black box: a handful of rules, the same for everybody, and each answer stands beside the score.':
    'Sin cajas negras: unas pocas reglas, iguales para todos, y cada respuesta está junto a la puntuación.',
  'The job becomes criteria': 'El empleo se vuelve criterios',
  'Skills, years, education, place or any words, each a must-have or a nice-to-have. They are proposed from the job’s text; the recruiter decides.':
    'Habilidades, años, formación, lugar o cualquier palabra, cada cosa imprescindible o deseable. Se proponen a partir del texto del empleo; decide el reclutador.',
  'The resume becomes facts': 'El currículum se vuelve hechos',
  'Skills, positions and degrees, each with the words it was read from. The candidate checks them and puts right what is wrong.':
    'Habilidades, puestos y títulos, cada uno con las palabras de las que se leyó. El candidato los revisa y corrige lo que esté mal.',
  'Each criterion gets an answer': 'Cada criterio recibe una respuesta',
  'Meets, partly, does not meet, or unknown. Unknown is what the resume does not say: it is never taken for a no, and it earns no point.':
    'Cumple, en parte, no cumple o desconocido. Desconocido es lo que el currículum no dice: nunca se toma por un no, y no da puntos.',
  'The answers make the score': 'Las respuestas hacen la puntuación',
  'Must-haves weigh more than nice-to-haves. A must-have that is not met caps the band, so that a long list of extras cannot hide it.':
    'Lo imprescindible pesa más que lo deseable. Si algo imprescindible no se cumple, el nivel tiene un tope, para que una larga lista de extras no lo esconda.',
  'The best ten make the list': 'Los diez mejores forman la lista',
  'Fewer rather than filler: nobody under a partial fit is listed, and nobody is in more than five lists a day.':
    'Mejor menos que relleno: nadie por debajo de un encaje parcial aparece, y nadie está en más de cinco listas al día.',
  'Decisions sharpen the job': 'Las decisiones afinan el empleo',
  'Pass with a reason and the job proposes a change of its criteria. It is made only when the recruiter accepts it.':
    'Descarta con un motivo y el empleo propone un cambio de sus criterios. Solo se hace cuando el reclutador lo acepta.',
  'Four bands, in words': 'Cuatro niveles, en palabras',
  'A score from 0 to 100 sorts the list. The band says what to expect.':
    'Una puntuación de 0 a 100 ordena la lista. El nivel dice qué esperar.',
  'One plan for each role. The rest is free.': 'Un plan para cada rol. Lo demás es gratis.',
  'Pay by the month or by the year. Cancel whenever you like: the plan runs to the end of what is paid, and you can take the cancelling back until then.':
    'Paga por mes o por año. Cancela cuando quieras: el plan dura hasta el final de lo pagado, y hasta entonces puedes deshacer la cancelación.',
  'Free, for as long as you like': 'Gratis, mientras quieras',
  'A plan is for the daily lists. Nobody pays to take part.':
    'Un plan es para las listas diarias. Nadie paga por participar.',
  'Profile and resume, every open job and how you fit it, applying, answering invitations, your applications with their promised dates.':
    'Perfil y currículum, todos los empleos abiertos y cómo encajas en ellos, postularte, responder invitaciones y tus postulaciones con sus fechas prometidas.',
  'Writing jobs as drafts, applications and the board, answering candidates, the history of every application.':
    'Redactar empleos como borradores, postulaciones y tablero, responder a los candidatos y el historial de cada postulación.',
  "Letting recruiters in, suspending them, seeing their jobs, the organisation's profile.":
    'Admitir reclutadores, suspenderlos, ver sus empleos, el perfil de la organización.',
  Questions: 'Preguntas',
  'What happens when a plan ends?': '¿Qué pasa cuando termina un plan?',
  'Open jobs go on hold, and you get a mail a week and a day before. Nothing is deleted: subscribe again and open them where they were.':
    'Los empleos abiertos quedan en pausa, y recibes un correo una semana y un día antes. No se elimina nada: suscríbete de nuevo y ábrelos donde estaban.',
  'Does a team pay for each recruiter?': '¿Un equipo paga por cada reclutador?',
  "No. An employer's plan covers all its recruiters; they need none of their own.":
    'No. El plan de una empresa cubre a todos sus reclutadores; no necesitan uno propio.',
  'Can I change between monthly and yearly?': '¿Puedo cambiar entre mensual y anual?',
  'Yes, at any time. What is left of the running period is set off against the new one.':
    'Sí, cuando quieras. Lo que queda del periodo en curso se descuenta del nuevo.',
  'Does paying move a candidate up the list?': '¿Pagar hace subir a un candidato en la lista?',
  'No. A plan makes a candidate eligible to be picked. The rank comes from the resume and the job, and from nothing else.':
    'No. Un plan permite que un candidato sea elegido. El puesto sale del currículum y del empleo, y de nada más.',
  'What if the lists are no good?': '¿Y si las listas no sirven?',
  'A week of an open job without one good candidate credits that month of the plan, without your asking. The page on the guarantee says how that is computed.':
    'Una semana de un empleo abierto sin un solo buen candidato abona ese mes del plan, sin que lo pidas. La página de la garantía explica cómo se calcula.',
  'Choose your side': 'Elige tu lado',
  'If we break the promise, the month is on us': 'Si rompemos la promesa, el mes corre por nuestra cuenta',
  'An application left without an answer after the promised date, or a week of an open job without one good candidate: the server notices by itself and credits that month of the plan.':
    'Una postulación sin respuesta después de la fecha prometida, o una semana de un empleo abierto sin un solo buen candidato: el servidor lo nota por sí mismo y abona ese mes del plan.',
  Product: 'Producto',
  Hireday: 'Hireday',
  API: 'API',
  Dashboard: 'Panel',
  'Switch between light and dark': 'Cambiar entre claro y oscuro',
  'What changes': 'Qué cambia',
};
