/** The public page of a job, rendered on the server. */
import type { Messages } from '@lingui/core';

export const publicJobs: Messages = {
  'Be found for the next one': 'Que te encuentren para el próximo',
  'See all open jobs': 'Ver todos los empleos abiertos',
  'This job is not open any more': 'Este empleo ya no está abierto',
  '{title} takes no applications now. Who has applied gets the promised answer all the same.':
    '{title} ya no acepta postulaciones. Quien se postuló recibe igualmente la respuesta prometida.',
  'Open jobs at {employer}': 'Empleos abiertos en {employer}',
  'Not open any more: {title}': 'Ya no está abierto: {title}',
  'There is no such job': 'No existe ese empleo',
  'The address may be mistyped, or the employer shows this job to its own candidates only.':
    'Puede que la dirección esté mal escrita, o que la empresa muestre este empleo solo a sus propios candidatos.',
  'Skip to the content': 'Saltar al contenido',
  Account: 'Cuenta',
  'Sign in': 'Iniciar sesión',
  Register: 'Registrarse',
  'How it works': 'Cómo funciona',
  Guarantee: 'Garantía',
  Pricing: 'Precios',
  'I have an account': 'Ya tengo cuenta',
  'What counts': 'Lo que cuenta',
  'Your resume is the whole application': 'Tu currículum es toda la postulación',
  'Upload it once. You see how you fit before you apply, and every application comes with the date of the answer.':
    'Súbelo una vez. Ves cuánto encajas antes de postularte, y cada postulación trae la fecha de la respuesta.',
  '{employer} is looking for: {title}. {facts}.': '{employer} busca: {title}. {facts}.',
  '{title} at {employer}': '{title} en {employer}',
  'More jobs at {employer}': 'Más empleos en {employer}',
  'Posted on {date}': 'Publicado el {date}',
};
