/**
 * Words of what nobody may be picked by: faith, origin, disability, family, gender and age, in English and Spanish. They
 * are recognised to be left out; what is left out and when is decided in `protectedLines.ts`.
 */

const alternatives = (words: string) =>
  words
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter(Boolean)
    .join('|');

/** Words of faith that are hardly ever anything else. */
export const faith = alternatives(`
muslims?|islam|islamic|shia|shiite|sunni|sufi|ahmadiyya|ismaili|christians?|christianity|catholics?|catholicism|protestants?
evangelicals?|evangelism|baptists?|methodists?|lutherans?|presbyterians?|anglicans?|episcopalians?|episcopal|pentecostals?
mormons?|latter[- ]day saints?|lds|adventists?|jehovah['’]?s witness(?:es)?|orthodox church|quakers?|mennonites?|amish
jews?|jewish|judaism|hillel|chabad|hindus?|hinduism|buddhists?|buddhism|sikhs?|sikhism|jains?|jainism|bah[aá]['’]?[ií]s?|zoroastrians?
atheists?|agnostics?|pagans?|wiccans?|mosques?|synagogues?|gurdwaras?|churches|church|parish(?:es)?|congregations?|diocese|cathedral
bible|biblical|qur['’]?an|quran|koran|torah|talmud|gospel|scriptures?|sunday school|youth group|vacation bible school|prayer(?: group)?|worship
ramadan|hajj|bar mitzvah|bat mitzvah|baptized|confirmation class|altar server|god|jesus|christ|allah|faith|religions?|religious|spirituality
musulman(?:a|es|as)?|musulm[aá]n|cat[oó]lic[oa]s?|cristian[oa]s?|evang[eé]lic[oa]s?|jud[ií][oa]s?|budistas?|hinduistas?|ate[oa]s?|iglesias?|mezquitas?|sinagogas?|parroquias?|religi[oó]n|creyente|testigos? de jehov[aá]
`);

/** Peoples and countries people come from; languages go by some of these words, too. */
export const origin = alternatives(`
african|afro|african[- ]american|asian|asian[- ]american|pacific islander|hispanics?|latin[oaxe]s?|chican[oa]s?|caribbean|middle[- ]eastern|south asian
black|white|caucasian|indigenous|native american|american indian|first nations?|aboriginal|tribal|biracial|multiracial|mixed[- ]race
mexicans?|puerto ricans?|cubans?|dominicans?|colombians?|venezuelans?|peruvians?|brazilians?|argentin(?:e|ian)s?|salvadorans?|guatemalans?|hondurans?|nicaraguans?|ecuadorians?|bolivians?|chileans?|haitians?|jamaicans?
nigerians?|ghanaians?|kenyans?|ethiopians?|eritreans?|somalis?|sudanese|egyptians?|moroccans?|algerians?|tunisians?|south africans?|congolese|cameroonians?|senegalese|ugandans?|tanzanians?|liberians?
indians?|pakistanis?|bangladeshis?|sri lankans?|nepalese|nepali|afghans?|iranians?|persians?|iraqis?|syrians?|lebanese|palestinians?|jordanians?|saudis?|yemenis?|turks|turkish|kurds|kurdish|arabs?|israelis?|armenians?
chinese|taiwanese|japanese|koreans?|vietnamese|filipin[oa]s?|thai|cambodians?|laotians?|hmong|burmese|indonesians?|malaysians?|mongolians?
russians?|ukrainians?|polish|poles|romanians?|bulgarians?|serbians?|bosnians?|croatians?|albanians?|greeks?|italians?|irish|scottish|german|french|spaniards?|portuguese|roma|romani
mexican[oa]s?|colombian[oa]s?|venezolan[oa]s?|peruan[oa]s?|cuban[oa]s?|dominican[oa]s?|puertorrique[nñ][oa]s?|salvadore[nñ][oa]s?|ecuatorian[oa]s?|argentin[oa]s?|chilen[oa]s?|espa[nñ]ol(?:a|es|as)?|ind[ií]genas?|gitan[oa]s?|marroqu[ií]es?
immigrants?|refugees?|asylum seekers?|asylees?|daca|dreamers?|inmigrantes?|refugiad[oa]s?
`);

/** Disability and health. */
export const disability = alternatives(`
disabled|disabilit(?:y|ies)|differently abled|handicap(?:ped)?|impairments?|hearing[- ]impaired|visually[- ]impaired|hard of hearing|low vision|deaf|deafblind|blind|blindness
wheelchairs?|paraplegic|paraplegia|quadriplegic|tetraplegia|amputee|amputation|prosthe(?:sis|tic)(?: (?:leg|arm|limb))?|cochlear implants?|hearing aids?|guide dog|service dog|white cane
autistic|autism|asperger['’]?s?|neurodiver(?:gent|se|sity)|adhd|dyslexi[ac]|dyscalculia|tourette['’]?s?(?: syndrome)?|down syndrome|cerebral palsy|multiple sclerosis|muscular dystrophy|spina bifida|epilep(?:sy|tic)|parkinson['’]?s|lupus|crohn['’]?s
diabetic|type [12] diabetes|cancer survivor|in remission|hiv(?:[- ]positive)?|bipolar(?: disorder)?|depression|schizophreni[ac]|ptsd|anxiety disorder|chronic (?:illness|pain|fatigue|condition)|mental illness|stroke survivor|stutter(?:er|ing)?|dwarfism
discapacitad[oa]s?|discapacidad(?:es)?|minusval[ií]a|sord[oa]s?|cieg[oa]s?|silla de ruedas|autistas?|epilepsia|parapl[eé]jic[oa]|diab[eé]tic[oa]
`);

/** Family, gender and whom one loves. */
export const family = alternatives(`
married|unmarried|divorced|widow(?:ed|er)?|engaged to be married|spouses?|husbands?|wi(?:fe|ves)|fianc[eé]e?s?|mothers?|fathers?|moms?|dads?|mums?|parents?|parenthood|motherhood|fatherhood|stepmother|stepfather|grandmother|grandfather|grandparents?
children|kids|sons?|daughters?|babies|baby|twins|toddlers?|newborn|pregnan(?:t|cy)|maternity|paternity|parental leave|homemaker|housewife|househusband
lgbt[qia+]*|gay|lesbian|bisexual|queer|transgender|trans (?:man|woman)|nonbinary|non-binary|same-sex|women|woman|female|male|men|man
casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|espos[oa]s?|marido|madre|padre|hij[oa]s?|embarazada|maternidad|paternidad|ama de casa|mujer(?:es)?|hombre
`);

/** Labels of forms behind which something personal stands. */
export const labels = alternatives(`
religions?|religious (?:affiliation|views?|background)|faith|denomination|creed|church|nationalit(?:y|ies)|citizenship|ethnicit(?:y|ies)|ethnic (?:group|origin|background)|race|caste|tribe|national origin|origin|country of (?:birth|origin)|place of birth|birth ?place|birth ?date|date of birth|born|d\\.?o\\.?b\\.?|age
marital status|civil status|family(?: status)?|children|kids|dependents|spouse|husband|wife|father['’]?s name|mother['’]?s name|gender|sex|pronouns|sexual orientation|orientation|disabilit(?:y|ies)|disability status|handicap|health(?: status)?|medical condition|blood (?:group|type)|height|weight|photo(?:graph)?|picture|veteran status
religi[oó]n|nacionalidad|etnia|raza|lugar de nacimiento|fecha de nacimiento|nacid[oa]|edad|estado civil|hij[oa]s|familia|g[eé]nero|sexo|pronombres|discapacidad|foto(?:graf[ií]a)?
`);
