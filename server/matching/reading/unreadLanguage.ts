/** Whether a resume is in English or Spanish, the two languages whose words are known. */

/** Small words by language. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and of for with in to at from by on as a is was were an or that this their i my',
  es: 'y e o u a de la el los las del al para con por en una un como sus su que desde hasta más lo le se no si sin entre sobre',
  de: 'und der die das mit für von bei im als zur zum den dem des ein eine sowie auf bis durch sich nach',
  fr: 'et des les dans pour avec du au aux une sur par depuis chez leur ses est sont d l',
  pt: 'da do dos das em com uma na ao às pela pelo não os um',
  it: 'di il gli della dei delle per nel nella presso dal alla sono degli che',
  nl: 'het een van voor met bij op aan uit naar ook zijn door tot',
  pl: 'w z na oraz od dla ze pod po jako przez się tym',
  ro: 'și în cu pe din pentru ale care sau prin',
  tr: 've ile için bir olarak bu olan gibi daha sonra',
  sv: 'och att för med av på som till ett den är från vid',
  da: 'og til af på som et er fra ved',
  cs: 'v na s pro ve při od jako z po',
  ca: 'i els les amb per als dels des fins',
  id: 'dan di yang untuk dengan dari pada ke dalam sebagai',
};

/** Headings of resumes in other languages, which tell as much as several small words. */
const headings: Readonly<Record<string, string>> = {
  de: 'berufserfahrung werdegang ausbildung kenntnisse sprachen sprachkenntnisse lebenslauf heute studium fähigkeiten',
  fr: 'expérience expériences professionnelle professionnelles formation diplôme langues compétences loisirs',
  pt: 'experiência profissional formação acadêmica competências línguas atual',
  it: 'esperienza esperienze lavorativa istruzione formazione competenze lingue attuale',
  nl: 'werkervaring opleiding opleidingen vaardigheden talen heden',
  pl: 'doświadczenie zawodowe wykształcenie umiejętności języki obecnie',
  ro: 'experiență educație competențe limbi prezent',
  tr: 'deneyim deneyimi eğitim beceriler diller',
  sv: 'arbetslivserfarenhet utbildning språk kunskaper nuvarande',
  da: 'erhvervserfaring uddannelse sprog kompetencer',
  cs: 'zkušenosti vzdělání dovednosti jazyky současnost',
  ca: 'experiència formació idiomes habilitats actualitat',
  id: 'pengalaman pendidikan keterampilan bahasa sekarang',
};
const perHeading = 3;

const known = new Set([...(smallWords.en ?? '').split(' '), ...(smallWords.es ?? '').split(' ')]);

/** The weight of each word for a language. A word that English or Spanish has weighs nothing for another. */
const languages = Object.entries(smallWords).map(([name, words]) => {
  const isRead = name === 'en' || name === 'es';
  const own = words.split(' ').filter((word) => isRead || !known.has(word));
  const telling = new Map(own.map((word) => [word, 1]));
  for (const word of headings[name]?.split(' ') ?? []) telling.set(word, perHeading);
  return { isRead, telling };
});

/** So many small words at least tell a language; a list of names and dates has fewer. */
const enough = 6;
/** As many times more small words than of English and Spanish. */
const clearly = 1.5;
const looked = 20_000;

/**
 * Whether a resume is written in a language that is not read: most of its letters are of another alphabet, or its small
 * words are those of another language. A text with too few words to tell is not.
 */
export function isInUnreadLanguage(text: string): boolean {
  const start = text.slice(0, looked);
  const letters = start.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 30 && latin < letters / 2) return true;
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = languages.map(({ isRead, telling }) => ({
    isRead,
    count: words.reduce((sum, word) => sum + (telling.get(word) ?? 0), 0),
  }));
  const most = (ofRead: boolean) =>
    Math.max(...counts.filter(({ isRead }) => isRead === ofRead).map(({ count }) => count));
  const other = most(false);
  return other >= enough && other > clearly * most(true);
}
