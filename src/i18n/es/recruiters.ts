/** An employer's recruiters in Spanish. */
import type { Messages } from '@lingui/core';

export const recruiters: Messages = {
  Approve: 'Aprobar',
  'Turn down': 'Rechazar',
  Suspend: 'Suspender',
  'Let back in': 'Readmitir',
  '{name} is approved.': 'Aprobaste a {name}.',
  '{name} is let back in.': 'Readmitiste a {name}.',
  '{name} is turned down.': 'Rechazaste a {name}.',
  '{name} is suspended.': 'Suspendiste a {name}.',
  Picks: 'Selecciones',
  'The job you searched for': 'El empleo que buscabas',
  'Loading the recruiter': 'Cargando el reclutador',
  '{picks, plural, one {# pick} other {# picks}} · {applications, plural, one {# application} other {# applications}}':
    '{picks, plural, one {# selección} other {# selecciones}} · {applications, plural, one {# postulación} other {# postulaciones}}',
  'Loading the jobs': 'Cargando los empleos',
  'No jobs yet.': 'Aún no hay empleos.',
  'The latest {count} of {total}.': 'Los {count} más recientes de {total}.',
  'Search recruiters': 'Buscar reclutadores',
  'No recruiters yet': 'Aún no hay reclutadores',
  'Recruiters register on their own and choose your organisation. Those with an e-mail address of your domain start at once; you approve the others here.':
    'Los reclutadores se registran por su cuenta y eligen tu organización. Quienes tienen un correo de tu dominio empiezan de inmediato; a los demás los apruebas aquí.',
  'Daily lists need a plan': 'Las listas diarias requieren un plan',
  'Loading the lists': 'Cargando las listas',
  'No daily lists yet.': 'Aún no hay listas diarias.',
  'Daily list': 'Lista diaria',
};
