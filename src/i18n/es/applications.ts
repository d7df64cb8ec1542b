/** Applications in Spanish: the candidate's own, and the board of a job. */
import type { Messages } from '@lingui/core';

export const applications: Messages = {
  // A day within a sentence: "el jueves", "el vie, 27 nov".
  '{day}': 'el {day}',
  'Answer promised by {day}': 'Respuesta prometida para {day}',
  '{late, plural, one {The answer promised for {day} is a day late} other {The answer promised for {day} is # days late}}':
    '{late, plural, one {La respuesta prometida para {day} lleva un día de retraso} other {La respuesta prometida para {day} lleva # días de retraso}}',
  'Press Space or Enter to pick the card up, the arrow keys to carry it to another stage, Space or Enter to drop it there, Escape to put it back.':
    'Pulsa Espacio o Enter para levantar la tarjeta, las flechas para llevarla a otra etapa, Espacio o Enter para dejarla allí y Escape para devolverla a su lugar.',
  '{name} put back.': '{name}: de vuelta en su lugar.',
  '{name} picked up.': '{name}: en movimiento.',
  '{name} is over {stage}.': '{name}: sobre {stage}.',
  '{name} is over no stage.': '{name}: sobre ninguna etapa.',
  '{name} dropped on {stage}.': '{name}: en {stage}.',
  'By invitation': 'Por invitación',
  'Applied on their own': 'Se postuló por su cuenta',
  'The card': 'La tarjeta',
  'Address not verified': 'Correo sin verificar',
  'Nobody has shown that {email} belongs to this candidate. Your answers may reach somebody else, or nobody.':
    'Nadie ha demostrado que {email} sea de esta persona. Tus respuestas pueden llegar a otra, o a nadie.',
  'a stage': 'una etapa',
  'New here today': 'Aquí desde hoy',
  '{days, plural, one {# day here} other {# days here}}':
    '{days, plural, one {# día aquí} other {# días aquí}}',
  'Answer by {day}': 'Responder a más tardar {day}',
  '{late, plural, one {Answer a day late} other {Answer # days late}}':
    '{late, plural, one {Respuesta con un día de retraso} other {Respuesta con # días de retraso}}',
  '{name} is hired.': 'Contrataste a {name}.',
  '{name} is rejected.': 'Rechazaste a {name}.',
  '{name} moved to another stage.': '{name} pasó a otra etapa.',
  '{name} moved to {stage}.': '{name} pasó a {stage}.',
  '{name} stays as before. {why}': '{name} sigue como antes. {why}',
  'Accepted the invitation': 'Aceptó la invitación',
  Withdrew: 'Retiró su postulación',
  'Rejected: {reason}': 'Rechazo: {reason}',
  'Moved to {stage}': 'Pasó a {stage}',
  'You accepted the invitation': 'Aceptaste la invitación',
  'You applied': 'Te postulaste',
  'You were hired': 'Te contrataron',
  'Not taken further after {stage}': 'No siguió adelante después de {stage}',
  'You withdrew': 'Retiraste tu postulación',
  'Step {step} of {count}: {name}': 'Paso {step} de {count}: {name}',
  'You withdrew from {job}.': 'Retiraste tu postulación a {job}.',
  'Invited <date></date>': 'Te invitaron el <date></date>',
  'Applied <date></date>': 'Te postulaste el <date></date>',
  'What {employer} wrote': 'Lo que escribió {employer}',
  'No reason was given.': 'No se dio ningún motivo.',
  '{employer} hired you. Congratulations!': '{employer} te contrató. ¡Felicidades!',
  'History of {job}': 'Historial de {job}',
  'Your cover letter': 'Tu carta de presentación',
  'The first {count} applications are shown, active ones first.':
    'Se muestran las primeras {count} postulaciones, empezando por las activas.',
  'How well the candidate fits the job, judged as for its daily lists; null while nothing is known, as without a resume that could be read. Absent where the candidate asks.':
    'Cómo encaja el candidato en la oferta, juzgado como para sus listas diarias; null mientras no se sepa nada, como sin un currículum que se haya podido leer. Falta cuando pregunta el candidato.',
  'Not known yet: it takes a resume that could be read, and a few minutes at the most.':
    'Aún no se sabe: hace falta un currículum que se haya podido leer, y unos minutos como mucho.',
  'There is no resume.': 'No hay currículum.',
  'Show the resume': 'Ver el currículum',
  'Drag {name}': 'Arrastrar a {name}',
  'Nobody here': 'Nadie por aquí',
  'No applications yet': 'Aún no hay postulaciones',
  'Candidates apply on their own, or accept an invitation: both come here.':
    'Los candidatos se postulan por su cuenta o aceptan una invitación: todos llegan aquí.',
  'Candidates can apply while the job is open.':
    'Los candidatos pueden postularse mientras el empleo esté abierto.',
  'Invite from the daily lists': 'Invitar desde las listas diarias',
  'Rejected and withdrawn: {count}': 'Rechazadas y retiradas: {count}',
  'Move {name}': 'Mover a {name}',
  'Move to': 'Mover a',
  'Reject…': 'Rechazar…',
  'Why rejected': 'Motivo del rechazo',
  Hire: 'Contratar',
  Reject: 'Rechazar',
  'Reject {name}?': '¿Rechazar a {name}?',
  'The application ends. The candidate sees this with its reason at once.':
    'La postulación termina. El candidato lo verá enseguida, con el motivo.',
  'A reason can have at most {count} characters.': 'El motivo puede tener como máximo {count} caracteres.',
  'In your own words, as you would say it to them.': 'Con tus palabras, como se lo dirías en persona.',
  'Send a mail': 'Enviar un correo',
  'Your applications': 'Tus postulaciones',
  'Search applications': 'Buscar postulaciones',
  'Apply for a job and you see here how far it is and when the answer comes.':
    'Postúlate a un empleo y verás aquí cómo avanza y cuándo llega la respuesta.',
  'Find a job': 'Buscar empleo',
  'Withdraw from {job}': 'Retirar la postulación a {job}',
  Withdraw: 'Retirar',
  'Withdraw from {job}?': '¿Retirar tu postulación a {job}?',
  'Keep it': 'Conservarla',
  '{employer} is told, and you cannot apply for this job again. You have a few seconds to undo it.':
    '{employer} recibirá un aviso y no podrás volver a postularte a este empleo. Tienes unos segundos para deshacerlo.',
  'It was refused.': 'Se rechazó la solicitud.',
};
