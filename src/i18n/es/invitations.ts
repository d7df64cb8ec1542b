/** A candidate's invitations in Spanish. */
import type { Messages } from '@lingui/core';

export const invitations: Messages = {
  'The salary is too low': 'El salario es demasiado bajo',
  'The place or the way of working does not suit me': 'El lugar o la forma de trabajo no me conviene',
  'It is not the work I am looking for': 'No es el trabajo que busco',
  'I am not looking at the moment': 'Por ahora no busco empleo',
  'I would rather not say': 'Prefiero no decirlo',
  // "Vence mañana", "Vence el jueves", "Vence dentro de 5 horas".
  'Expires {when}': 'Vence {when}',
  'You accepted. Your application for {job} is with {employer}.':
    'Aceptaste. {employer} ya tiene tu postulación a {job}.',
  'You declined {job}. {employer} is told.': 'Rechazaste la invitación a {job}. Avisamos a {employer}.',
  'Decline {job}?': '¿Rechazar la invitación a {job}?',
  Decline: 'Rechazar',
  '{employer} reads your reason. It helps them to ask you about better things.':
    '{employer} leerá tu motivo. Le ayuda a proponerte algo mejor.',
  'In my own words': 'Con mis palabras',
  'Your reason': 'Tu motivo',
  '{employer} invites you': '{employer} te invita',
  'Accepting sends them an application with your resume. Neither answer costs you anything.':
    'Si aceptas, reciben una postulación con tu currículum. Ninguna de las dos respuestas te cuesta nada.',
  'Your invitations could not be loaded': 'No se pudieron cargar tus invitaciones',
  '{count, plural, one {# invitation waits for your answer} other {# invitations wait for your answer}}':
    '{count, plural, one {# invitación espera tu respuesta} other {# invitaciones esperan tu respuesta}}',
};
