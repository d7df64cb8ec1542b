/** Words by which the line with a person's name is read: what stands around names, and which names come in which order. */

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const phrasesOf = (list: string): readonly string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .toSorted((a, b) => b.length - a.length);

/** Titles before a name, without their stops and in small letters. */
export const honorifics = wordsOf(`
  dr dra prof profa professor doctor mr mrs ms miss mx sir dame rev reverend fr father rabbi imam hon judge capt captain lt
  sgt maj col gen cpl cdr eng engr er adv atty sr sra srta don doña dña d dn lic licda ing inga arq abog mtro mtra cp
  dipl dipl-ing mag ddr herr frau med monsieur madame mme mlle m sig sigra dott dottssa shri smt km kum haji
`);

/** Letters behind a name, without stops and in small letters. */
export const credentials = wordsOf(`
  phd dphil edd dba md do dds dmd dvm od dc dpt pharmd jd llm llb esq psyd dnp mba emba msc ms ma mfa med meng mph mpa msw
  mpp mres mphil bsc ba bs bba bfa bed beng btech mtech bcom mcom bca mca hons rn lpn lvn bsn msn aprn crna cnm fnp fnp-c np
  np-c pa pa-c cna cma ccrn cen cnor ocn rnc emt emt-p nrp rt rrt cpt rd rdn ldn otr otr/l cota pt pta slp ccc-slp lcsw lmsw
  lmft lpc lcpc ncc bcba cpa cfa cma cia cfe cfp cissp cisa cism pmp capm csm cspo psm pgmp rmp acp shrm-cp shrm-scp phr
  sphr gphr cipd acca aca cima fca fcca ca pe eit fe se leed leed-ap aia ra rla aicp pls ceng ieng mice mciob miet mimeche
  mrics frics mcips mrcp mrcs frcs mrcgp fracp frcpc facp facs qc kc cscs cscp cpim cfm cts ccna ccnp ccie aws itil six-sigma
  lssbb lssgb cqe cqa csp asp chst osha cpht phlebotomist ase cwi cdl
`);

/** Parts of family names that are written small, by whether all names before them are given names. */
export const northernParticles = wordsOf(`
  van von vom zu zum zur der den het ten ter te op 't tot af av bin bint ibn ben abu al el- al-
`);
export const southernParticles = wordsOf(
  `de del la las los da do dos das di du des della degli delle dalla dello le y e san santa`,
);

/** Given names of several words: "María del Carmen". */
export const givenTails = phrasesOf(`
  del carmen|del pilar|del mar|del rosario|del rocío|del socorro|de los ángeles|de las nieves|de la luz|de la paz|de lourdes|
  de fátima|de jesús|de dios|de guadalupe|del consuelo|de las mercedes|do carmo|das dores|de fatima|de jesus
`);

/** Titles of documents, which stand above, before or behind the name. */
export const documentTitles = phrasesOf(`
  curriculum vitae|curriculum vitæ|currículum vítae|curriculum vítae|currículum vitae|currículum|curriculum|résumé|resume|cv|
  c.v.|hoja de vida|vita|lebenslauf|önéletrajz|szakmai önéletrajz|резюме|履歴書|職務経歴書|이력서|简历|个人简历|簡歷|履历|
  السيرة الذاتية|سيرة ذاتية|जीवन परिचय|बायोडाटा|जीवनवृत्त|bio-data|biodata|bio data|functional resume sample|resume sample|
  sample resume|functional resume|chronological resume|combination resume|professional resume|job application|
  employment application|europass cv|europass
`);

/** Labels before a whole name. */
export const nameLabels = phrasesOf(`
  name|full name|candidate name|applicant name|name of candidate|nombre|nombre completo|nombre y apellidos|nombres y apellidos|
  nombre y apellido|apellidos y nombre|nome|nome completo|nom et prénom|nom|vor- und nachname|név|teljes név|фио|ф.и.о.|имя|
  прізвище та ім'я|піб|姓名|氏名|名前|お名前|성명|이름|성함|الاسم|الاسم الكامل|नाम|पूरा नाम
`);
export const firstNameLabels = phrasesOf(
  `first name|first names|first name(s)|given name|given names|given name(s)|forename|forenames|nombre|nombres|nombre(s)|prénom|vorname|keresztnév`,
);
export const lastNameLabels = phrasesOf(
  `last name|last names|surname|surnames|surname(s)|family name|apellido|apellidos|apellido(s)|nachname|vezetéknév`,
);

/** Headings that a layout may put on the name's line. */
export const headingsBefore = phrasesOf(`
  personal information|personal details|personal data|personal particulars|información personal|informacion personal|
  datos personales|informations personnelles|informazioni personali|persönliche daten
`);

/** Given names beside those of the vocabulary's list, which has only those that are no family names as well. */
export const furtherGiven = wordsOf(`
  agnes aidan aiden ainhoa aisling aitor alain alba alessandro alfonso alfredo alina alma alonzo alvaro amalia amaya ambre amelia amy
  anastasia andrea andrej angela angelo anita anja anke annika antonella antonia anton ariana arjun arturo asha astrid aurora axel
  ayesha beata beatrice beatriz belen benedict benedikt berta bianca bjorn blanca bogdan bridget brigitte bruno camila camille carla
  carmela carmen carolina caroline catalina cecilia celeste celia chiara chloe christina claire clara claudia claudio clemente
  colin conor consuelo cristian cristina dagmar damian daria deborah declan deepak delia diana diego dieter dolores dominik dominique
  dora dorothea eduardo edgar eileen ekaterina elena eleonora eliana elisa elisabeth elodie eloise elvira emilia emiliano emilio
  emmanuel enrique erika erik esperanza esteban esther eugenia eva fabian fabio fatima federico felipe felix fernanda fernando fiona
  florence francesca francesco francisca francisco franziska frederik gabriela gael georgios gerardo gertrude giorgio giovanni giulia
  gonzalo graciela greta guadalupe guillermo gunnar gustavo hamza hanna hans harald hector heidi heike heinrich helena helga henrik
  hilda hugo ibrahim ignacio iker ilse imran ines inga ingrid irene irina isabel isabella isabelle ivan ivana jacek jacqueline jaime
  jakob jana janina javier jean jelena jens jerome jesus joanna joao joaquin johan johanna johannes jonas jorge josef josefina josep
  juana judith julia juliana julien juliette julio karin karla katarina katharina katja katrin kavita kenji khadija kiran klaus konrad
  kristina lara larissa laszlo laura laurent lena leonardo leonor leticia lidia liliana lina lorena lorenzo lotte louise luca lucas
  lucia luciana luisa lukas lydia magdalena maja manfred manon manuela marcela marcelo marcin marco marek margarita maria mariana marie
  marina mario marisol marlene marta martina mateo mathilde matilde matteo matthias mauricio maxime mehmet mercedes michal michele
  miguel mikael mila milan milena mira miriam monika montserrat mustafa nadia nadine natalia natalie nathalie nicola nicolas nikhil
  nikolai nils nina noemi nora norma nuria olena olga olivia oksana orla osama oskar otto pablo paloma paola patricia pavel pedro petra
  philippe pierre pilar piotr priya rafael ramon ramona ravi raquel regina renata ricardo rita roberta roberto rocio rodrigo rosa
  rosario ruben sabine sabrina salma salvador samira sandra sanjay santiago sara sarah saskia sebastian sergio silvia simone sofia
  sonia soren stefan stefano stella sunita susana susanne svetlana swati sylvie tamara tania tatiana teresa theresa thomas tomas tomasz
  ulrich ulrike uwe valentina valeria vanessa vasile vera veronica vicenta victoria vikram violeta wanda wilhelm wolfgang xavier ximena
  yolanda youssef yusuf yvonne zainab zoe zofia
`);

/** Hungarian given names, behind which the family name is the first word. */
export const hungarianGiven = wordsOf(`
  ádám ákos andrás anikó antal attila balázs bálint barnabás béla bence botond csaba csilla dániel dávid dénes dezső dóra
  edina edit emese endre enikő erika erzsébet eszter etelka éva ferenc flóra gábor gergely gergő géza györgy györgyi gyula
  hajnalka henrik ibolya ildikó ilona imre istván jános jenő józsef judit julianna kálmán károly katalin kinga kitti klára
  kornél kristóf krisztián krisztina lajos lászló levente lilla lóránt magdolna márk márta márton máté mátyás mihály miklós
  nándor nóra orsolya ottó pál péter piroska réka richárd róbert rozália rudolf sándor sára szabolcs szilárd szilvia tamás
  tibor tímea tünde veronika vilmos viktória vince zita zoltán zsanett zsófia zsolt zsuzsanna zsuzsa
`);

/** Korean family names in Latin letters, which stand before a given name with a hyphen. */
export const koreanFamilies = wordsOf(
  `kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song yoo hong`,
);

/** Family names of two letters, which capitals would make initials. */
export const shortFamilies = wordsOf(
  `li wu xu ma he hu lu yu ng ho le do vu oh an bo du fu ge gu ke mo ni qi su xi ye yi zu`,
);

/** Given names in Cyrillic that end as family names do. */
export const cyrillicGiven = wordsOf(`
  марина ирина екатерина полина арина карина алина галина кристина валентина нина регина константин мартин валентин вениамин
  ангелина дина эвелина зарина сабина антонина мира катерина марьина августин август рубин
`);

/** Chinese family names of one character, and of two. */
export const hanFamilies = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭肖蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鍾姜崔谭譚廖范汪陆陸金石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎閻薛尹段雷黎史龙龍贺賀陶顾顧毛郝龚龔邵万萬钱錢严嚴覃武莫孔向汤湯温康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單裴霍涂成苗谷盛曲翁冉骆駱蓝路游辛靳管柴蒙鲍華华喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农司卓古吉缪簡简车車项項连連芦蘆麦麥褚娄婁窦竇戚岑景党宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩鞏明佘池查麻苑迟遲邝鄺',
);
export const longHanFamilies = wordsOf(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 夏侯 东方 東方 皇甫 尉迟 尉遲 慕容 长孙 長孫 公孙 公孫 令狐 宇文 轩辕 端木',
);

/** Korean family names of one syllable, and of two. */
export const hangulFamilies = new Set(
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음빈동온호범좌팽승간상갈',
);
export const longHangulFamilies = wordsOf('남궁 제갈 선우 황보 사공 독고 서문 동방');

/** Words of work in scripts without capitals, which tell a title from a name. */
export const caselessTitleWords = wordsOf(`
  مهندس مهندسة محاسب محاسبة مدير مديرة معلم معلمة طبيب طبيبة ممرض ممرضة مبرمج محلل مصمم مصممة سائق محامي محامية موظف مساعد
  इंजीनियर सॉफ्टवेयर शिक्षक शिक्षिका प्रबंधक लेखाकार नर्स डॉक्टर चालक सहायक विकासक डेवलपर
`);
