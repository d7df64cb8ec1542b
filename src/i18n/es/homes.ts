/** The homes in Spanish: what is next, the figures and their charts, and what a plan unlocks. */
import type { Messages } from '@lingui/core';

export const homes: Messages = {
  'Hello, {name}': 'Hola, {name}',
  Hello: 'Hola',
  'Good morning, {name}': 'Buenos días, {name}',
  'Good morning': 'Buenos días',
  'Good afternoon, {name}': 'Buenas tardes, {name}',
  'Good afternoon': 'Buenas tardes',
  'Good evening, {name}': 'Buenas noches, {name}',
  'Good evening': 'Buenas noches',

  'Next for you': 'Lo siguiente para ti',
  'Loading what is next': 'Cargando lo siguiente',
  'Show {count} more': 'Mostrar {count} más',
  '{count} more come up as these are done.': 'Quedan {count} más; aparecerán cuando resuelvas estas.',

  // What waits for a recruiter.
  'Saved, and left at that': 'Guardados sin siguiente paso',
  '{job}, {stage}': '{job}, {stage}',
  '{name} accepted: talk to them': '{name} aceptó: ponte en contacto',
  '{name} declined': '{name} rechazó la invitación',
  '{job}: “{reason}”': '{job}: “{reason}”',
  '{day}: {count, plural, one {# not looked at} other {# not looked at}}':
    '{day}: {count, plural, one {# sin ver} other {# sin ver}}',
  'best: {band}': 'lo mejor: {band}',
  '{count} more from earlier days': '{count} más de días anteriores',
  '{count, plural, one {# saved candidate waits} other {# saved candidates wait}} for an invitation':
    '{count, plural, one {# persona guardada espera} other {# personas guardadas esperan}} una invitación',
  'the best, a {band}, is of {day}': 'la mejor: {band} ({day})',
  'Nobody fits well enough. Fewer must-haves would bring more.':
    'Nadie encaja lo suficiente. Con menos imprescindibles habría más candidatos.',
  'Changed {when}; candidates come once it is open': 'Cambió {when}; los candidatos llegan cuando se abre',
  'Write your first job': 'Escribe tu primer empleo',
  'Say what it asks for and open it: the first list of candidates is there a moment later, and a new one every morning.':
    'Di qué pide y ábrelo: la primera lista de candidatos llega un momento después, y una nueva cada mañana.',
  'None of your jobs is open, so no list comes tomorrow. Open one to get candidates.':
    'Ninguno de tus empleos está abierto, así que mañana no llega ninguna lista. Abre uno para recibir candidatos.',
  'Nothing waits for you. The next lists come tomorrow morning.':
    'No tienes nada pendiente. Las próximas listas llegan mañana por la mañana.',
  'All jobs': 'Todos los empleos',

  // What waits for an employer.
  '{job}, {recruiter}': '{job}, {recruiter}',
  '{lists, plural, one {# list} other {# lists}} with {picks, plural, one {# candidate} other {# candidates}} since {date}':
    '{lists, plural, one {# lista} other {# listas}} con {picks, plural, one {# candidato} other {# candidatos}} desde el {date}',
  '{count, plural, one {# draft} other {# drafts}} not opened yet':
    '{count, plural, one {# borrador} other {# borradores}} sin abrir',
  'No draft either': 'Tampoco hay borradores',
  'The link is copied.': 'El enlace está copiado.',
  'Copy this address: {link}': 'Copia esta dirección: {link}',
  'Bring your recruiters in': 'Trae a tus reclutadores',
  'Send them the link. They register, choose your organisation, and start at once where their e-mail address is of your domain; the others you let in here.':
    'Envíales el enlace. Se registran, eligen tu organización y empiezan de inmediato si su correo es de tu dominio; a los demás los apruebas aquí.',
  'Copy the link for recruiters': 'Copiar el enlace para reclutadores',
  'All recruiters': 'Todos los reclutadores',
  'Loading who waits': 'Cargando quién espera',
  'No recruiter waits for your approval.': 'Ningún reclutador espera tu aprobación.',
  'All {count} who wait': 'Ver las {count} solicitudes',
  'registered <when>some time ago</when>': 'se registró <when>hace un tiempo</when>',

  // Figures of jobs.
  'Your figures': 'Tus cifras',
  'Your organisation': 'Tu organización',
  'Figures of your organisation need a plan': 'Las cifras de tu organización necesitan un plan',
  'Loading the figures': 'Cargando las cifras',
  'Period of the figures': 'Periodo de las cifras',
  '{count} days': '{count} días',
  'Job by job': 'Empleo por empleo',
  'Recruiter by recruiter': 'Reclutador por reclutador',
  'Jobs by status': 'Empleos por estado',
  'Median from applying to the first answer': 'Mediana desde la postulación hasta la primera respuesta',
  'Saved or invited, of the picks decided in 30 days':
    'Guardadas o invitadas, de las selecciones decididas en 30 días',
  'From lists to invitations': 'De las listas a las invitaciones',
  'What was delivered, and what was decided about it': 'Lo que se entregó y lo que se decidió',
  'No list came in this time. They come every morning while a job is open.':
    'En este periodo no llegó ninguna lista. Llegan cada mañana mientras haya un empleo abierto.',
  'From applications to hires': 'De las postulaciones a las contrataciones',
  'An interview and a hire count on the day they came about':
    'Una entrevista y una contratación cuentan el día en que se produjeron',
  'Nobody applied in this time.': 'Nadie se postuló en este periodo.',
  'How well the picks fit': 'Qué tan bien encajan las selecciones',
  'Save, invite or pass on candidates, and this shows how well they were picked.':
    'Guarda, invita o descarta candidatos, y aquí verás qué tan bien se seleccionaron.',
  'Time to the first answer': 'Tiempo hasta la primera respuesta',
  'Median hours, by the day of the application': 'Mediana en horas, según el día de la postulación',
  'No application of this time has been answered.':
    'Ninguna postulación de este periodo tiene respuesta todavía.',

  // A candidate's figures.
  'How it goes': 'Cómo te va',
  'Figures show up here once a job has picked you or you have applied.':
    'Las cifras aparecen aquí cuando un empleo te selecciona o cuando te postulas.',
  'Over time': 'A lo largo del tiempo',
  'Where your applications stand': 'Cómo van tus postulaciones',
  'You have not applied yet.': 'Todavía no te has postulado.',
  'In all: times a job had you on its daily list': 'En total: veces que un empleo te tuvo en su lista diaria',
  'In all, each with the salary named': 'En total, cada una con el salario indicado',
  'In all': 'En total',
  'Every application is promised an answer by a day':
    'Cada postulación tiene una fecha prometida de respuesta',
  '{inTime} of {promised} by the promised day': '{inTime} de {promised} dentro del plazo prometido',

  // What waits for a candidate.
  'Some of this could not be loaded': 'Una parte no se pudo cargar',
  'Nothing waits for you. New jobs and invitations show up here.':
    'No tienes nada pendiente. Los empleos e invitaciones nuevos aparecen aquí.',
  '{count, plural, one {# invitation waits} other {# invitations wait}} for your answer':
    '{count, plural, one {# invitación espera} other {# invitaciones esperan}} tu respuesta',
  '{job} at {employer}. {ends}.': '{job} en {employer}. {ends}.',
  '{job}: {ends}.': '{job}: {ends}.',
  'Add your resume': 'Añade tu currículum',
  'Without one nobody can see how you fit, and no job can pick you.':
    'Sin él nadie puede ver cómo encajas y ningún empleo puede seleccionarte.',
  'No job can pick you at the moment': 'Ahora mismo ningún empleo puede seleccionarte',
  'You are not open to work. Your profile has the switch.':
    'Indicaste que no buscas empleo. Puedes cambiarlo en tu perfil.',
  'Little could be read from your resume': 'Se pudo leer poco de tu currículum',
  'Your resume was read: check it': 'Ya se leyó tu currículum: revísalo',
  'Tell your headline and skills yourself, or replace the file.':
    'Escribe tu titular y tus habilidades, o reemplaza el archivo.',
  '{count, plural, one {# skill} other {# skills}}':
    '{count, plural, one {# habilidad} other {# habilidades}}',
  '{count, plural, one {An answer is late} other {# answers are late}}':
    '{count, plural, one {Una respuesta lleva retraso} other {# respuestas llevan retraso}}',
  '{employer}, {job}. {promise}.': '{employer}, {job}. {promise}.',
  '{job} at {employer}': '{job} en {employer}',
  '{count} or more jobs fit you well': '{count} o más empleos encajan bien contigo',
  '{count, plural, one {# job fits} other {# jobs fit}} you well':
    '{count, plural, one {# empleo encaja} other {# empleos encajan}} bien contigo',
  '{job} at {employer}, and others': '{job} en {employer}, y otros',

  // Jobs that picked a candidate.
  'Jobs that picked you': 'Empleos que te seleccionaron',
  'You see what the recruiter sees: the same criteria, the same quotations.':
    'Ves lo mismo que el reclutador: los mismos criterios, las mismas citas.',
  'Show all {count}': 'Mostrar los {count}',
  'Loading the jobs that picked you': 'Cargando los empleos que te seleccionaron',
  'No job has picked you yet. Every morning open jobs pick the people who fit them best.':
    'Todavía no te ha seleccionado ningún empleo. Cada mañana los empleos abiertos seleccionan a quienes mejor encajan.',
  'No job has picked you.': 'No te ha seleccionado ningún empleo.',
  'Picked you {day}': 'Te seleccionó {day}',
  'Not open any more': 'Ya no está abierto',
  'Why {job} picked you': 'Por qué te seleccionó {job}',

  // What a plan is for.
  'Your plan is active': 'Tu plan está activo',
  'Being picked needs a plan': 'Para que te seleccionen necesitas un plan',
  'See the plan': 'Ver el plan',
  'Jobs can pick you for their daily lists.': 'Los empleos pueden seleccionarte para sus listas diarias.',
  'Jobs can pick you for their daily lists until {date}, when it ends.':
    'Los empleos pueden seleccionarte para sus listas diarias hasta el {date}, cuando el plan termina.',
  'Jobs can pick you for their daily lists until {date}, when it renews.':
    'Los empleos pueden seleccionarte para sus listas diarias hasta el {date}, cuando el plan se renueva.',
  'Everything else is free: finding jobs, applying, answering invitations and following your applications. The plan costs {month} or {year}.':
    'Todo lo demás es gratis: buscar empleos, postularte, responder invitaciones y seguir tus postulaciones. El plan cuesta {month} o {year}.',
  'The {plan} plan unlocks it:': 'El plan {plan} lo incluye:',
  'Buy for {price}': 'Comprar por {price}',
  '{plan}, yearly': '{plan}, anual',
  '{plan}, monthly': '{plan}, mensual',

  // Charts.
  'Nothing happened in this time.': 'No pasó nada en este periodo.',
  Figure: 'Cifra',
  Day: 'Día',
  'Show {title} as a table': 'Mostrar {title} como tabla',
  'Download {title} as CSV': 'Descargar {title} como CSV',
  'The file could not be made. {reason}': 'No se pudo crear el archivo. {reason}',
  '{title}, as a table': '{title}, como tabla',
};
