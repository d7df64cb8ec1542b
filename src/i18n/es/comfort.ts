/** Spanish for saved filters, chosen columns and the tour. */
import type { Messages } from '@lingui/core';

export const comfort: Messages = {
  'Saved filters': 'Filtros guardados',
  'Save filters': 'Guardar filtros',
  '“{name}” is deleted.': '«{name}» se eliminó.',
  'Another filter has this name.': 'Otro filtro ya tiene este nombre.',
  'Give this search and these filters a name, and they are one click away from now on.':
    'Ponles un nombre a esta búsqueda y a estos filtros, y los tendrás a un clic de ahora en adelante.',
  'Name for the present filters': 'Nombre para los filtros actuales',
  'New name': 'Nombre nuevo',
  '{count} filters are saved, the most there can be. Delete one to save another.':
    'Hay {count} filtros guardados, el máximo posible. Elimina uno para guardar otro.',
  'Rename “{name}”': 'Cambiar el nombre de «{name}»',
  'Delete “{name}”': 'Eliminar «{name}»',
  Columns: 'Columnas',
  'Show all columns': 'Mostrar todas las columnas',
  'This could not be kept. {reason}': 'No se pudo guardar. {reason}',
  'Name of the filter': 'Nombre del filtro',
  'A filter can have at most 12 parts.': 'Un filtro puede tener como máximo 12 partes.',
  'A list can have at most 20 saved filters.': 'Una lista puede tener como máximo 20 filtros guardados.',
  'Two filters have the same name.': 'Dos filtros tienen el mismo nombre.',
  'Tour seen': 'Recorrido visto',
  'Whether the tour of the first sign-in was taken or turned down.':
    'Si el recorrido del primer inicio de sesión se hizo o se rechazó.',
  Filter: 'Filtro',
  'By list.': 'Por lista.',
  'Hidden columns': 'Columnas ocultas',
  'Show the tour': 'Mostrar el recorrido',
  'New here?': '¿Es tu primera vez aquí?',
  'A short tour shows where everything is.': 'Un recorrido breve muestra dónde está todo.',
  'Show me': 'Muéstrame',
  'End the tour': 'Terminar el recorrido',
  Next: 'Siguiente',
  Done: 'Listo',
  'Start here in the morning': 'Empieza aquí cada mañana',
  'What waits for you stands here, the most pressing first: new picks, answers you promised, people who accepted.':
    'Aquí está lo que te espera, primero lo más urgente: selecciones nuevas, respuestas que prometiste, personas que aceptaron.',
  'A daily list for every open job': 'Una lista diaria para cada empleo abierto',
  'Each morning an open job gets a short, ranked list of candidates. Look at each one and save, pass or invite.':
    'Cada mañana, un empleo abierto recibe una lista breve y ordenada de candidatos. Revisa cada uno y guárdalo, descártalo o invítalo.',
  'A pick says for each criterion what the resume states, word for word. Choose the quotation to see it in the resume.':
    'Una selección dice, para cada criterio, lo que afirma el currículum, palabra por palabra. Elige la cita para verla en el currículum.',
  'Opening jobs and reading daily lists take a plan, yours or your employer’s. See it, change it or end it here.':
    'Para abrir empleos y ver las listas diarias hace falta un plan, tuyo o de tu empresa. Consúltalo, cámbialo o cancélalo aquí.',
  'What needs you': 'Lo que te necesita',
  'Recruiters who wait to be let in, and whatever else needs a decision, stand here first.':
    'Aquí aparecen primero los reclutadores que esperan tu aprobación y todo lo demás que requiere una decisión.',
  'Your recruiters': 'Tus reclutadores',
  'Approve and suspend them, and see their jobs and what came of them.':
    'Apruébalos o suspéndelos, y consulta sus empleos y sus resultados.',
  'How the work goes': 'Cómo va el trabajo',
  'Lists, invitations, interviews and hires. Behind every chart there is a table to take along.':
    'Listas, invitaciones, entrevistas y contrataciones. Detrás de cada gráfico hay una tabla que puedes descargar.',
  'One plan covers all your recruiters. See it, change it or end it here.':
    'Un solo plan cubre a todos tus reclutadores. Consúltalo, cámbialo o cancélalo aquí.',
  'What to do next': 'Qué hacer ahora',
  'Invitations, answers and new jobs that need you stand here, the most pressing first.':
    'Aquí están las invitaciones, las respuestas y los empleos nuevos que te esperan, primero lo más urgente.',
  'What your resume says': 'Lo que dice tu currículum',
  'Jobs find you by the facts that were read from your resume. Check them, and set right what is wrong.':
    'Los empleos te encuentran por los datos que se leyeron de tu currículum. Revísalos y corrige lo que esté mal.',
  'Jobs that fit you': 'Empleos que encajan contigo',
  'The best fit comes first, with the reason why, and the pay where the employer states it.':
    'Lo que mejor encaja va primero, con el motivo y con el salario cuando la empresa lo indica.',
  'Invitations and applications': 'Invitaciones y postulaciones',
  'Answer recruiters who invite you, and follow your applications with the day an answer is promised by.':
    'Responde a los reclutadores que te invitan y sigue tus postulaciones, con la fecha en que te prometieron una respuesta.',
  'With a plan jobs pick you for their daily lists. Everything else is free.':
    'Con un plan, los empleos te seleccionan para sus listas diarias. Todo lo demás es gratis.',
};
