/** Words that sections of resumes are headed with, English and Spanish: signs of how a page is laid out. */

const headings = new RegExp(
  `^(?:${[
    '(?:career |professional |executive )?(?:summary|profile|objective)|about(?: me)?|highlights|qualifications',
    '(?:(?:work|professional|relevant|employment|career) )?(?:experience|history)|employment|work history',
    'education(?: (?:and|&) (?:training|certifications?))?|training|courses|academic background',
    '(?:(?:technical|key|core|top|soft|computer|professional|personal|additional|language) )?(?:skills|competenc(?:ies|es)|strengths)|expertise|tools|technologies',
    'languages?|certifications?|certificates|licenses?|awards|honors|achievements|accomplishments',
    'contact(?: (?:details|information|me))?|personal (?:details|information)|links|interests|hobbies|references?',
    'projects|publications|volunteering|volunteer (?:work|experience)|memberships|affiliations|activities',
    'perfil(?: profesional)?|sobre mí|resumen|objetivo|extracto',
    'experiencia(?: (?:laboral|profesional))?|trayectoria|historial laboral',
    'educación(?: y formación)?|formación(?: (?:académica|complementaria))?|estudios|cursos',
    'habilidades|competencias(?: (?:personales|lingüísticas|digitales|profesionales))?|aptitudes(?: principales)?|conocimientos|destrezas|idiomas?|certificaciones|logros',
    'contact(?:o|ar)|información personal|datos (?:personales|de contacto)|referencias|proyectos|voluntariado|intereses|aficiones',
  ].join('|')}):?$`,
  'iu',
);

export const isSectionHeading = (text: string) => {
  const plain = text.trim();
  if (plain.length > 40) return false;
  // "E X P E R I E N C E"
  return headings.test(/^(?:\p{L} ){3,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain);
};
