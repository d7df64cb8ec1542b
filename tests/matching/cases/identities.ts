/** Ways a resume says who someone is beside the work: names with a day of birth, words of gender, volunteering. */

export const names = [
  'Jane Smith',
  'Mohammed Al-Rashid',
  'DeShawn Washington',
  'Nguyen Thi Huong',
  'Xi Li',
  'María Gómez',
  'Grace Baker',
  'Mason Carpenter',
  'Fatima Binti Yusuf',
  'Olumide Adeyemi',
  'Hyun-woo Park',
  'Siobhán O’Brien',
  'Priya Venkataraman',
  'Abdul Rahman bin Hassan',
];

/** Each with NAME in the place of the name. */
export const births = [
  'NAME\nBorn 12 March 1971',
  'NAME, born 12 March 1971',
  'NAME\nDate of birth: 12/03/1961',
  'NAME (b. 1971)',
  'NAME, born in 1999',
  'NAME\nD.O.B. 4 May 1988',
  'NAME, 53 years old',
  'Name: NAME\nBirth date: 1990-02-01',
  'NAME - Born on March 12, 1971',
  'Mr. NAME\nAge: 24',
  'Mrs NAME, born 1962',
  'NAME\nFecha de nacimiento: 12/03/1971',
  'NAME | Born: 12 March 1971',
  'NAME\nBirthday: March 12, 1971',
];

/** Words of the two genders that mean the same beside it. */
export const genders: readonly (readonly [string, string])[] = [
  ['he', 'she'],
  ['his', 'her'],
  ['himself', 'herself'],
  ['man', 'woman'],
  ['men', 'women'],
  ["men's", "women's"],
  ['boy', 'girl'],
  ['boys', 'girls'],
  ['male', 'female'],
  ['father', 'mother'],
  ['husband', 'wife'],
  ['son', 'daughter'],
  ['brother', 'sister'],
  ['fraternity', 'sorority'],
  ['brotherhood', 'sisterhood'],
  ['gentlemen', 'ladies'],
  ['mr', 'mrs'],
  ['waiter', 'waitress'],
  ['waiters', 'waitresses'],
  ['host', 'hostess'],
  ['actor', 'actress'],
  ['steward', 'stewardess'],
  ['salesman', 'saleswoman'],
  ['salesmen', 'saleswomen'],
  ['businessman', 'businesswoman'],
  ['businessmen', 'businesswomen'],
  ['chairman', 'chairwoman'],
  ['foreman', 'forewoman'],
  ['foremen', 'forewomen'],
  ['craftsman', 'craftswoman'],
  ['draftsman', 'draftswoman'],
  ['spokesman', 'spokeswoman'],
  ['congressman', 'congresswoman'],
  ['councilman', 'councilwoman'],
  ['serviceman', 'servicewoman'],
  ['policeman', 'policewoman'],
  ['handyman', 'handywoman'],
  ['cameraman', 'camerawoman'],
  ['headmaster', 'headmistress'],
  ['landlord', 'landlady'],
  ['alumnus', 'alumna'],
  ['alumni', 'alumnae'],
];

const cased = (word: string, as: string) =>
  as === as.toUpperCase() && as.length > 1
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(as)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;

const byWord = [
  new Map(genders.map(([one, other]) => [one, other])),
  new Map(genders.map(([one, other]) => [other, one])),
] as const;
const anyWord = /(?<![\p{L}\p{N}])\p{L}+(?:['’]s(?!\p{L}))?(?![\p{L}\p{N}])/gu;

/** A text with every word of one gender in the other; abbreviations of degrees and states stay. */
export const inGender = (text: string, gender: 'MAN' | 'WOMAN'): string =>
  text.replace(anyWord, (word) => {
    const other = byWord[gender === 'WOMAN' ? 0 : 1].get(word.toLowerCase().replace('’', "'"));
    return other ? cased(other, word) : word;
  });

/** Volunteering for a faith, a family or an origin. The rules were made with these. */
export const volunteering = [
  'Volunteer at St. Mary’s Catholic Church',
  'Volunteered at the Islamic Center food pantry, serving meals to 200 families',
  'Volunteer bookkeeper for Temple Beth Shalom',
  'Taught Sunday school to children at First Baptist Church',
  'Organized the annual fundraiser of my parish',
  'Coached my daughter’s soccer team',
  'Volunteer coach of my son’s little league team since 2015',
  'PTA treasurer at my children’s school',
  'Room mother and PTA volunteer',
  'Full-time parent and volunteer at my kids’ school, planning events and managing budgets',
  'Cared for my elderly mother from 2015 to 2017',
  'Stay-at-home father, 2012 - 2016',
  'Led youth group at Grace Lutheran Church, managing a team of 10 volunteers',
  'Treasurer of the Hindu temple; kept the books and prepared the budget',
  'Helped organize Ramadan dinners at the mosque',
  'Served on the altar guild and taught confirmation classes',
  'Mission trip to Honduras with my church, building houses',
  'Translator for the Korean Presbyterian congregation',
  'Volunteer web developer for the synagogue’s website',
  'Member of the church finance committee',
  'Managed the sound system and social media for my church',
  'Family caregiver for a disabled son',
  'Volunteer, Catholic Charities, sorting donations and serving meals',
  'Big brother to two younger siblings; helped raise them',
  'Habitat for Humanity build with the Methodist youth ministry',
  'Voluntaria en la parroquia de San José, clases de catecismo',
  'Cuidé de mis hijos entre 2012 y 2016',
  'Active in the Black Student Union, planning events',
  'Volunteer tutor with the Jewish Family Service',
  'Bible study leader and choir director',
];

/** Nobody looked at these while the rules were made. */
export const volunteeringHeldOut = [
  'Volunteer, Our Lady of Grace parish school',
  'Volunteer accountant at the Sikh gurdwara, preparing monthly statements',
  'Ran the sales table at our church bazaar',
  'Helped out at my daughter’s school as a library volunteer',
  'Vacation Bible School teacher, summers 2012 - 2015',
  'Soccer mom and team manager',
  'Took time off to raise twins and volunteer in their classroom',
  'Mosque outreach coordinator (volunteer)',
  'Served meals with the Salvation Army church group',
  'Assisted with bookkeeping for the Buddhist temple',
  'Cub Scout den leader for my son’s pack',
  'Volunteer nurse on a medical mission with Adventist Relief',
  'Designed the newsletter of the Greek Orthodox parish',
  'Volunteer at my grandmother’s nursing home',
  'Hebrew school assistant and Hillel board member',
];
