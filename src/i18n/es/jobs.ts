/** Jobs and their daily candidates. */
import type { Messages } from '@lingui/core';

export const jobs: Messages = {
  Use: 'Usar',
  'Fewer than ten of the people who look for work would fit.':
    'Encajarían menos de diez de las personas que buscan empleo.',
  'About {people} people who look for work would fit, about {good} of them well.':
    'Encajarían unas {people} personas que buscan empleo, unas {good} de ellas bien.',
  'About {people} people who look for work would fit, fewer than ten of them well.':
    'Encajarían unas {people} personas que buscan empleo, menos de diez de ellas bien.',
  'As a nice-to-have, “{name}” would bring about {people} more.':
    'Como deseable, «{name}» sumaría unas {people} más.',
  'The text says: {place}': 'El texto dice: {place}',
  'Use for this job: {place}': 'Usar para este empleo: {place}',
  'Add: {name}, {importance}': 'Añadir: {name}, {importance}',
  '{count, plural, one {# criterion} other {# criteria}} proposed':
    '{count, plural, one {# criterio propuesto} other {# criterios propuestos}}',
  'Write the description: what it asks for is proposed here.':
    'Escribe la descripción: lo que pide se propone aquí.',
  'Nothing could be proposed just now. Add criteria by hand, or write on.':
    'Ahora no se pudo proponer nada. Añade criterios a mano o sigue escribiendo.',
  'Reading what is written above…': 'Leyendo lo que está escrito arriba…',
  'All that was read from the text is on the list.': 'Todo lo leído del texto está en la lista.',
  'The text asks for nothing yet that a resume can show.':
    'El texto todavía no pide nada que un currículum pueda mostrar.',
  Today: 'Hoy',
  Yesterday: 'Ayer',
  'Under a year': 'Menos de un año',
  '{years, plural, one {# year} other {# years}}': '{years, plural, one {# año} other {# años}}',
  'Next candidate': 'Candidato siguiente',
  'Previous candidate': 'Candidato anterior',
  Pass: 'Descartar',
  Snooze: 'Posponer',
  Invite: 'Invitar',
  'Undo the last decision': 'Deshacer la última decisión',
  'Open the candidate': 'Ver al candidato',
  'Show the keys': 'Mostrar las teclas',
  '{name} saved.': 'Guardaste a {name}.',
  '{name} passed.': 'Descartaste a {name}.',
  '{name} snoozed.': 'Pospusiste a {name}.',
  '{name} brought back.': 'Recuperaste a {name}.',
  '{name} stays as before. {reason}': '{name} sigue como antes. {reason}',
  'Undone for {name}.': 'Deshecho para {name}.',
  '{name} is invited.': 'Invitaste a {name}.',
  'Daily candidates · {job}': 'Candidatos del día · {job}',
  'Daily candidates need a plan': 'Los candidatos del día necesitan un plan',
  'Loading the candidates': 'Cargando los candidatos',
  '{size} of {pool} considered.': '{size} de {pool} considerados.',
  'Nobody was picked': 'No se eligió a nadie',
  'Nobody fits yet': 'Nadie encaja todavía',
  'Change the criteria': 'Cambiar los criterios',
  'Make “{criterion}” nice to have': 'Que «{criterion}» sea solo deseable',
  '“{criterion}” is nice to have by now; the next list follows that.':
    '«{criterion}» ya es solo deseable; la próxima lista lo tendrá en cuenta.',
  '{name} is nice to have now. The next list follows it.':
    'Ahora {name} es solo deseable. La próxima lista lo tendrá en cuenta.',
  'Passed because: {reasons}': 'Motivos del descarte: {reasons}',
  '{picks, plural, one {The one person} other {All # people}} on your lists would still meet it.':
    '{picks, plural, one {La única persona de tus listas lo seguiría cumpliendo} other {Las # personas de tus listas lo seguirían cumpliendo}}.',
  '{without} of the {picks, plural, one {one person} other {# people}} on your lists would not meet it.':
    '{picks, plural, one {La única persona de tus listas no lo cumpliría} other {De las # personas de tus listas, {without} no lo cumplirían}}.',
  'None of the {pool} people considered fits well enough.':
    'Ninguna de las {pool} personas consideradas encaja lo suficiente.',
  'Nobody matches': 'Nadie coincide',
  'No candidate of this day fits these filters.': 'Ningún candidato de este día cumple estos filtros.',
  'Daily candidate': 'Candidato del día',
  'Loading the candidate': 'Cargando al candidato',
  Nobody: 'Nadie',
  '{count} picked': '{count} elegidos',
  '{count} new': '{count} nuevos',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  'without picks': 'sin selecciones',
  'For {job}. The salary is named up front, a year; the invitation can be answered for five days.':
    'Para {job}. El salario se indica de entrada, por año; la invitación se puede responder durante cinco días.',
  'For {job}. The salary is named up front, a month; the invitation can be answered for five days.':
    'Para {job}. El salario se indica de entrada, por mes; la invitación se puede responder durante cinco días.',
  'For {job}. The salary is named up front, an hour; the invitation can be answered for five days.':
    'Para {job}. El salario se indica de entrada, por hora; la invitación se puede responder durante cinco días.',
  'Inviting needs a plan': 'Para invitar se necesita un plan',
  'Not now': 'Ahora no',
  'Invite {name}': 'Invitar a {name}',
  'Loading the job': 'Cargando el empleo',
  'Why them? A sentence of your own is answered more often.':
    '¿Por qué esta persona? Una frase tuya recibe más respuestas.',
  'Send the invitation': 'Enviar la invitación',
  Keys: 'Teclas',
  'The first list is being made': 'Se está haciendo la primera lista',
  'It takes a moment after a job is opened. New candidates then come every morning.':
    'Tarda un momento después de abrir un empleo. Luego llegan candidatos nuevos cada mañana.',
  'No list yet': 'Aún no hay lista',
  'Candidates are picked for open jobs only: at once when the job is opened, and every morning after.':
    'Solo se eligen candidatos para empleos abiertos: en cuanto se abre el empleo y después cada mañana.',
  'Go to the job': 'Ir al empleo',
  'Pass on {name} with a reason': 'Descartar a {name} con un motivo',
  'Why not {name}?': '¿Por qué no {name}?',
  'Only you see this. Reasons lead to better criteria.':
    'Solo tú lo ves. Los motivos llevan a mejores criterios.',
  'Decide about {name}': 'Decidir sobre {name}',
  'Rank {rank}': 'Puesto {rank}',
  '{number} of {count}': '{number} de {count}',
  'Reasons and resume': 'Motivos y currículum',
  'What came of it': 'Qué resultó',
  'Why this candidate': 'Por qué este candidato',
  Download: 'Descargar',
  'No resume': 'Sin currículum',
  'This candidate has not uploaded one, or has taken it back.':
    'Este candidato no ha subido ninguno o lo ha retirado.',
  'Back to draft': 'Volver a borrador',
  'Open the job': 'Abrir el empleo',
  'Put on hold': 'Poner en pausa',
  Archive: 'Archivar',
  Reopen: 'Reabrir',
  'Restore as draft': 'Restaurar como borrador',
  '{count, plural, one {{job} is a draft again.} other {# jobs are drafts again.}}':
    '{count, plural, one {{job} vuelve a ser borrador.} other {# empleos vuelven a ser borradores.}}',
  '{count, plural, one {{job} is open.} other {# jobs are open.}}':
    '{count, plural, one {{job} está abierto.} other {# empleos están abiertos.}}',
  '{count, plural, one {{job} is on hold.} other {# jobs are on hold.}}':
    '{count, plural, one {{job} está en pausa.} other {# empleos están en pausa.}}',
  '{count, plural, one {{job} is closed.} other {# jobs are closed.}}':
    '{count, plural, one {{job} está cerrado.} other {# empleos están cerrados.}}',
  '{count, plural, one {{job} is archived.} other {# jobs are archived.}}':
    '{count, plural, one {{job} está archivado.} other {# empleos están archivados.}}',
  'The job': 'El empleo',
  'What candidates read.': 'Lo que leen los candidatos.',
  Pay: 'Salario',
  'Jobs that name the pay get more answers.': 'Los empleos que indican el salario reciben más respuestas.',
  'What you look for': 'Lo que buscas',
  'Each morning’s candidates are ranked by these.': 'Los candidatos de cada mañana se ordenan según esto.',
  'These are the job’s criteria now.': 'Estos son ahora los criterios del empleo.',
  '{name} is changed. The next list follows it.': 'Se cambió {name}. La próxima lista lo tendrá en cuenta.',
  '{name} stays as it was.': '{name} queda como estaba.',
  'Everybody can read this job.': 'Cualquiera puede leer este empleo.',
  'The public page is off.': 'La página pública está desactivada.',
  'Close {what}?': '¿Cerrar {what}?',
  'No more candidates are picked. A closed job can go back to draft, not straight to open.':
    'No se eligen más candidatos. Un empleo cerrado puede volver a borrador, pero no abrirse directamente.',
  Delete: 'Eliminar',
  '{job} cannot be deleted': '{job} no se puede eliminar',
  'Delete {job}?': '¿Eliminar {job}?',
  'Delete job': 'Eliminar empleo',
  '{job} is deleted.': 'Se eliminó {job}.',
  'Nobody was picked for it and nobody has applied. It cannot be brought back.':
    'No se eligió a nadie y nadie se postuló. No se puede recuperar.',
  'The file holds the first {count} jobs.': 'El archivo contiene los primeros {count} empleos.',
  'The jobs could not be exported. {reason}': 'No se pudieron exportar los empleos. {reason}',
  Export: 'Exportar',
  'These have no next step in common': 'No tienen un próximo paso en común',
  '{count, plural, one {# job} other {# jobs}}': '{count, plural, one {# empleo} other {# empleos}}',
  'New picks': 'Selecciones nuevas',
  'All picks': 'Todas las selecciones',
  'See the lists': 'Ver las listas',
  'See the board': 'Ver el tablero',
  'Review them': 'Revísalas',
  'All looked at': 'Todas vistas',
  'On their way': 'En camino',
  'Once it is open': 'Cuando esté abierto',
  '{job} is saved as a draft. Open it to get candidates.':
    '{job} se guardó como borrador. Ábrelo para recibir candidatos.',
  'New job': 'Nuevo empleo',
  'No criteria yet, and none could be read from the description. Candidates are ranked by the words of title and description until there are some.':
    'Aún no hay criterios y no se pudo leer ninguno de la descripción. Hasta que los haya, los candidatos se ordenan por las palabras del título y la descripción.',
  'Add criteria': 'Añadir criterios',
  'Read from title and description. Candidates are matched on these until you choose your own.':
    'Leídos del título y la descripción. Los candidatos se comparan con estos hasta que elijas los tuyos.',
  'Use these criteria': 'Usar estos criterios',
  'Change them first': 'Cambiarlos antes',
  '{name} is saved.': 'Se guardó {name}.',
  'Edit job': 'Editar empleo',
  Details: 'Detalles',
  'The steps an application goes through. Most jobs keep the usual six.':
    'Los pasos por los que pasa una postulación. La mayoría de los empleos deja los seis habituales.',
  Edit: 'Editar',
  'Search jobs': 'Buscar empleos',
  'No jobs yet': 'Aún no hay empleos',
  'Write a job and open it: its first candidates are picked at once, and new ones every morning.':
    'Escribe un empleo y ábrelo: los primeros candidatos se eligen al momento y cada mañana llegan nuevos.',
  'Create your first job': 'Crea tu primer empleo',
  '{count, plural, one {One job stayed as it was} other {# jobs stayed as they were}}':
    '{count, plural, one {Un empleo quedó como estaba} other {# empleos quedaron como estaban}}',
  'For everybody': 'Para todo el mundo',
  Overview: 'Resumen',
  'Applications ({count})': 'Postulaciones ({count})',
  'Loading the applications': 'Cargando las postulaciones',
  'Parts of the job': 'Partes del empleo',
  '{count, plural, one {# new pick} other {# new picks}}':
    '{count, plural, one {# selección nueva} other {# selecciones nuevas}}',
  'Edit {job}': 'Editar {job}',
  'You passed on {people, plural, one {# person} other {# people}} with up to {years, plural, one {# year} other {# years}} because that was not enough experience.':
    'Descartaste a {people, plural, one {# persona} other {# personas}} con hasta {years, plural, one {# año} other {# años}} porque no era experiencia suficiente.',
  'You passed on {people, plural, one {# person} other {# people}} for missing skills; this is one they do not show.':
    '{people, plural, one {Descartaste a # persona por falta de habilidades; esta es una que no muestra.} other {Descartaste a # personas por falta de habilidades; esta es una que no muestran.}}',
  'You passed on {people, plural, one {# person} other {# people}} from another field.':
    'Descartaste a {people, plural, one {# persona} other {# personas}} de otro campo.',
  'You passed on {people, plural, one {# person} other {# people}} for living too far away.':
    'Descartaste a {people, plural, one {# persona} other {# personas}} por vivir demasiado lejos.',
  'Opening a job needs a plan': 'Para abrir un empleo se necesita un plan',
  'Only candidates who are signed in see this job.':
    'Solo los candidatos con sesión iniciada ven este empleo.',
  'Anybody with the address can read it, and search engines find it.':
    'Cualquiera con la dirección puede leerlo, y los buscadores lo encuentran.',
  'The page is there while the job is open.': 'La página existe mientras el empleo está abierto.',
  'The address is copied.': 'Se copió la dirección.',
  'Copy the address': 'Copiar la dirección',
  'Save as draft': 'Guardar borrador',
  'Open the public page': 'Abrir la página pública',
  'Open the public page in a new tab': 'Abrir la página pública en otra pestaña',
  'From the reasons you gave for passing.': 'A partir de los motivos que diste al descartar.',
  'Make {name} a must have': 'Hacer {name} imprescindible',
  'Make {name} a nice to have': 'Hacer {name} deseable',
  'Accept: {name}': 'Aceptar: {name}',
  Accept: 'Aceptar',
  'Dismiss: {name}': 'Rechazar: {name}',
  Dismiss: 'Rechazar',
  '{met}/{asked} must-haves': '{met}/{asked} imprescindibles',
  '{met}/{asked} nice-to-haves': '{met}/{asked} deseables',
  'No criteria': 'Sin criterios',
};
