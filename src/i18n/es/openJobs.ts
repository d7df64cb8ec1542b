/** Jobs in Spanish, as a candidate sees them and applies for them. */
import type { Messages } from '@lingui/core';

export const openJobs: Messages = {
  // The end of a list of names: "A, B y 2 más".
  '{count} more': '{count} más',
  'Your resume and profile show none of its {all, plural, one {# must-have} other {# must-haves}} yet.':
    'Tu currículum y tu perfil aún no muestran {all, plural, one {su único requisito imprescindible} other {ninguno de sus # requisitos imprescindibles}}.',
  'Your resume and profile show none of its {all, plural, one {# nice-to-have} other {# nice-to-haves}} yet.':
    'Tu currículum y tu perfil aún no muestran {all, plural, one {su único requisito deseable} other {ninguno de sus # requisitos deseables}}.',
  'You meet {met} of {all, plural, one {# must-have} other {# must-haves}}: {names}.':
    'Cumples {met} de {all, plural, one {# requisito imprescindible} other {# requisitos imprescindibles}}: {names}.',
  'You meet {met} of {all, plural, one {# nice-to-have} other {# nice-to-haves}}: {names}.':
    'Cumples {met} de {all, plural, one {# requisito deseable} other {# requisitos deseables}}: {names}.',
  'Salary not stated': 'Salario no indicado',
  'You have applied for this job already. You find it under Applications.':
    'Ya te postulaste a este empleo. Lo encuentras en Postulaciones.',
  'This job is not open any more, so nobody can apply for it.':
    'Este empleo ya no está abierto, así que nadie puede postularse.',
  'It could not be sent. Try again.': 'No se pudo enviar. Inténtalo de nuevo.',
  'You have applied': 'Ya te postulaste',
  'You were hired for this job': 'Te contrataron para este empleo',
  'Your application was not taken further': 'Tu postulación no siguió adelante',
  'You withdrew your application': 'Retiraste tu postulación',
  'Your application is sent': 'Tu postulación está enviada',
  'See your applications': 'Ver tus postulaciones',
  'Go on with your application': 'Seguir con tu postulación',
  Apply: 'Postularme',
  'Apply for {job}': 'Postulación a {job}',
  '{employer} gets your profile and your resume. A letter is optional: two or three sentences on why this job are plenty.':
    '{employer} recibe tu perfil y tu currículum. La carta es opcional: bastan dos o tres frases sobre por qué te interesa este empleo.',
  'Cover letter (optional)': 'Carta de presentación (opcional)',
  'Kept in this tab until you send it.': 'Se guarda en esta pestaña hasta que la envíes.',
  'Send application': 'Enviar postulación',
  'No open jobs just now': 'Ahora mismo no hay empleos abiertos',
  'New ones appear here as soon as they are opened. With your resume in your profile, jobs can also pick you.':
    'Los nuevos aparecen aquí en cuanto se abren. Con tu currículum en el perfil, los empleos también pueden elegirte.',
  'Why you fit': 'Por qué encajas',
  '{count, plural, one {# opening} other {# openings}}':
    '{count, plural, one {# vacante} other {# vacantes}}',
  'Open until {date}': 'Abierto hasta el {date}',
  'See why': 'Ver por qué',
  'There is no resume of yours that could be read, so nothing can be said yet.':
    'No tenemos un currículum tuyo que se pueda leer, así que aún no podemos decir nada.',
  'Your resume is being compared with this job. What comes of it appears here.':
    'Estamos comparando tu currículum con este empleo. El resultado aparecerá aquí.',
  'Comparing your resume with this job takes longer than usual.':
    'Comparar tu currículum con este empleo está tardando más de lo normal.',
  'Fit is pending': 'Encaje pendiente',
  'Whether there is no fit only because it has not been found out yet: ask again in a moment.':
    'Si falta el encaje solo porque aún no se ha calculado: vuelve a preguntar en un momento.',
  'Add one to your profile': 'Añade uno a tu perfil',
  'This job names no criteria. You are compared by the words of its title and description.':
    'Este empleo no indica criterios. La comparación se hace con las palabras de su título y su descripción.',
  '{summary}. The recruiter sees the same, with the same quotations.':
    '{summary}. El reclutador ve lo mismo, con las mismas citas.',
  'This job is not open': 'Este empleo no está abierto',
  'It may be filled or on hold. If you applied for it, your application stays where it is.':
    'Puede que esté cubierto o en pausa. Si te postulaste, tu postulación sigue donde estaba.',
  'See open jobs': 'Ver empleos abiertos',
  'My applications': 'Mis postulaciones',
  'Most relevant first': 'Primero los más relevantes',
  'More than {count, number} jobs': 'Más de {count, number} empleos',
  'No job says “{q}”. These are the jobs for <b>{meant}</b>.':
    'Ningún empleo dice «{q}». Estos son los empleos para <b>{meant}</b>.',
  'No open job matches “{q}”': 'Ningún empleo abierto coincide con «{q}»',
  'No job fits these words and these filters together.':
    'Ningún empleo cumple a la vez estas palabras y estos filtros.',
  'No job has all of these words. With one less there are some:':
    'Ningún empleo tiene todas estas palabras. Con una menos hay algunos:',
  'Try a more general word, another name for the work, or a place.':
    'Prueba con una palabra más general, con otro nombre del trabajo o con un lugar.',
  'Did you mean “{meant}”?': '¿Querías decir «{meant}»?',
  '{words}: {jobs, plural, one {# job} other {# jobs}}':
    '{words}: {jobs, plural, one {# empleo} other {# empleos}}',
  'Best fit first': 'Primero los que mejor encajan',
  'Newest first': 'Primero los más recientes',
  'Highest salary first': 'Primero los mejor pagados',
  Order: 'Orden',
  'Your resume does not state {name}: add it if you have it.':
    'Tu currículum no indica {name}: añádelo si lo tienes.',
  'Your resume does not state these. Add what you have:':
    'Tu currículum no indica lo siguiente. Añade lo que tengas:',
  'Go to my profile': 'Ir a mi perfil',
};
