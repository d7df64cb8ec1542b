/** Licences, certificates and clearances by the names postings call them. A row: how it is shown, then how it is written. */

const rows: [string, RegExp][] = [
  [
    'Registered nurse license',
    /\b(?:(?:[Cc]urrent|[Aa]ctive|[Vv]alid) (?:[A-Za-z]+ )?)?(?:RN|[Rr]egistered [Nn]urse|[Nn]ursing) (?:[Ll]icen[cs]\w+|[Rr]egistration)|\b[Ll]icensed (?:RN|[Rr]egistered [Nn]urse)|\b[Ll]icensed? as an? (?:RN|[Rr]egistered [Nn]urse)|\b(?:[Cc]urrent|[Aa]ctive|[Vv]alid) (?:[A-Za-z]+ )?RN\b/,
  ],
  ['LPN license', /\bLPN\b(?: licen\w+)?|\blicensed (?:practical|vocational) nurse|\bLVN\b/],
  [
    'CNA certification',
    /\bCNA\b(?: (?:certification|certificate|license))?|\bcertified nurs(?:ing|e'?s?) (?:assistant|aide)(?: certification)?/i,
  ],
  ['BLS certification', /\bBLS\b(?: (?:certification|certified|provider))?|\b[Bb]asic [Ll]ife [Ss]upport\b/],
  [
    'ACLS certification',
    /\bACLS\b(?: (?:certification|certified))?|\b[Aa]dvanced [Cc]ardiac [Ll]ife [Ss]upport\b/,
  ],
  ['PALS certification', /\bPALS\b(?: (?:certification|certified))?/],
  ['NRP certification', /\bNRP\b(?: (?:certification|certified))?/],
  ['TNCC certification', /\bTNCC\b/],
  ['CCRN certification', /\bCCRN\b(?: certification)?/],
  ['CEN certification', /\bCEN\b(?: certification)?/],
  ['C-EFM certification', /\b(?:fetal monitoring certification \(?)?C-EFM\b\)?(?: certification)?/i],
  [
    'First aid and CPR certification',
    /\bfirst aid\s?(?:\/|and|&)\s?CPR(?: cert\w*)?|\bCPR\s?(?:\/|and|&)\s?first aid(?: cert\w*)?/i,
  ],
  ['Infant CPR certification', /\b(?:infant|pediatric) CPR(?: cert\w*)?/i],
  ['CPR certification', /\bCPR\b(?: cert\w*)?/],
  ['First aid certification', /\bfirst aid cert\w*/i],
  [
    'EMT certification',
    /(?<!\b[Cc]onduit\b[^.;]{0,30})\bEMT(?:-[BPI])?\b(?: (?:certification|license|basic))?|\bNREMT\b/,
  ],
  ['Paramedic license', /\bparamedic (?:licen\w+|certif\w+)|\blicensed paramedic/i],
  ['ARRT (MR) certification', /\bARRT\s?\(MR\)/],
  ['ARRT certification', /\bARRT\b(?:\s?\(R\))?/],
  ['CCS', /\bCCS\b(?!P)/],
  ['CPC', /\bCPC\b/],
  ['RHIT', /\bRHIT\b/],
  ['RHIA', /\bRHIA\b/],
  ['PTCB certification', /\bPTCB\b(?: certification)?(?:\s?\(CPhT\))?|\bCPhT\b/],
  ['LCSW license', /\bLCSW\b(?: licen\w+)?|\blicensed clinical social worker\b/i],
  ['LICSW license', /\bLICSW\b/],
  ['LMSW license', /\bLMSW\b/],
  ['LPC license', /\bLPC\b(?: licen\w+)?|\blicensed professional counselor\b/i],
  ['LMFT license', /\bLMFT\b/],
  ['Veterinary technician license', /\b[CLR]VT\b(?:\s?(?:\/|,|or)\s?[CLR]VT\b){0,2}/],
  ['BCBA certification', /\bBCBA\b/],
  ['RBT certification', /\bRBT\b|\bregistered behavior technician\b/i],
  ['OCS certification', /\bOCS\b/],
  ['CPA', /\bCPAs?\b(?: (?:licen\w+|certification|designation))?|\bcertified public accountant\b/i],
  ['CMA', /\bCMA\b(?: certification)?/],
  ['CFA', /\bCFA\b(?: (?:charter\w*|designation|certification))?/],
  ['CFP certification', /\bCFP\b/],
  ['CIA certification', /\bCIA\b|\bcertified internal auditor\b/i],
  ['CFE certification', /\bCFE\b/],
  ['CISSP', /\bCISSP\b/],
  ['CISM', /\bCISM\b/],
  ['CISA', /\bCISA\b/],
  ['CEH', /\bCEH\b/],
  ['CCSP', /\bCCSP\b/],
  ['OSCP', /\bOSCP\b/],
  ['GIAC', /\bGIAC\b/],
  ['Security+', /\b(?:CompTIA )?Security\+/i],
  ['Network+', /\b(?:CompTIA )?Network\+/i],
  ['A+ certification', /\b(?:CompTIA )?A\+(?: certification)?/],
  ['CCNA', /\bCCNA\b/],
  ['CCNP', /\bCCNP\b/],
  ['CCIE', /\bCCIE\b/],
  ['ITIL certification', /\bITIL\b(?: (?:v\d|foundation|certif\w+)){0,2}/i],
  ['PMP certification', /\bPMP\b(?: certif\w+)?|\bproject management professional\b/i],
  ['Scrum master certification', /\bCSM\b|\bcertified scrum ?master\b|\bPSM I\b/i],
  [
    'Six Sigma black belt',
    /\b(?:lean )?six sigma black belt\b|\bblack belt (?:certif\w+|in (?:lean )?six sigma)/i,
  ],
  [
    'Six Sigma green belt',
    /\b(?:lean )?six sigma green belt\b|\bgreen belt (?:certif\w+|in (?:lean )?six sigma)/i,
  ],
  ['ISTQB certification', /\bISTQB\b(?: certif\w+)?/],
  ['AWS certification', /\bAWS certif\w+|\bcertificaci[oó]n(?:es)? AWS\b/i],
  ['Azure certification', /\bAzure certif\w+/i],
  ['SAP certification', /\bSAP certif\w+/i],
  ['Salesforce certification', /\bSalesforce certif\w+/i],
  ['SHRM-CP', /\bSHRM(?:-S?CP)?\b(?: certif\w+)?/],
  ['SPHR', /\bSPHR\b/],
  ['PHR', /\bPHR\b/],
  [
    'PE license',
    /\b(?:licensed |registered )?professional engineer\b(?: \(PE\))?(?: licen\w+)?|\b(?:licensed )?PE licen\w+|\bP\.E\.(?: licen\w+)?|\bPE registration|\bregistration as an? professional engineer(?: \(PE\))?/i,
  ],
  ['EIT certification', /\bEIT\b(?: certif\w+)?|\bengineer[- ]in[- ]training\b/i],
  ['LEED accreditation', /\bLEED(?: (?:AP|GA|accredit\w+|green associate))+/i],
  ['OSHA 30', /\bOSHA[- ]?30(?:[- ]hour)?(?: certif\w+)?/i],
  ['OSHA 10', /\bOSHA[- ]?10(?:[- ]hour)?(?: certif\w+)?/i],
  ['HAZWOPER certification', /\b(?:40-hour )?HAZWOPER\b(?: certif\w+)?/i],
  ['CSP', /\bCSP\b/],
  ['CIH', /\bCIH\b/],
  ['CHMM', /\bCHMM\b/],
  [
    'EPA 608 certification',
    /\bEPA(?: section)? 608(?: universal)?(?: certif\w+)?|\buniversal EPA(?: certif\w+)?/i,
  ],
  ['NATE certification', /\bNATE\b(?:[- ]certif\w+)?/],
  ['NABCEP certification', /\bNABCEP\b(?: certif\w+)?(?! PV)/],
  ['HVAC journeyman license', /\bHVAC journeyman licen\w+/i],
  [
    'Journeyman electrician license',
    /\b(?:state )?journeym[ae]n electrician(?:'s)? licen\w+|\blicensed journeyman electrician/i,
  ],
  ['Journeyman license', /\b(?:state )?journeym[ae]n(?:'s)? licen\w+|\bjourneyman card\b/i],
  ['Master electrician license', /\bmaster electrician(?:'s)?(?: licen\w+)?/i],
  ['Plumbing license', /\b(?:master |journeyman )?plumb(?:ing|er)(?:'s)? licen\w+|\blicensed plumber/i],
  ['ASE certification', /\bASE\b(?: cert\w*)?/],
  [
    'A&P license',
    /\bA\s?&\s?P(?: mechanic)?(?: (?:licen\w+|certif\w+))?(?! \w+ certif)|\bairframe and powerplant\b(?: (?:licen\w+|certif\w+))?/i,
  ],
  ['AWS D1.1 certification', /\bAWS D1\.\d(?: certif\w+)?/],
  [
    'Forklift certification',
    /\bfork ?lift (?:certif\w+|licen\w+|operator(?:'s)? (?:certif\w+|licen\w+))|\bcertified fork ?lift (?:driver|operator)/i,
  ],
  ['Class A CDL', /\bclass[- ]a (?:CDL|commercial driver'?s? licen\w+)|\bCDL[- ](?:class )?A\b/i],
  ['Class B CDL', /\bclass[- ]b (?:CDL|commercial driver'?s? licen\w+)|\bCDL[- ](?:class )?B\b/i],
  ['CDL', /\bCDL\b(?: licen\w+)?|\bcommercial driver'?s? licen\w+/i],
  ['Hazmat endorsement', /\bhaz-?mat(?: endorse\w+)?\b/i],
  ['Tanker endorsement', /\btanker endorse\w+/i],
  ['TWIC card', /\bTWIC\b(?: card)?/],
  ['DOT medical card', /\bDOT medical (?:card|certif\w+)/i],
  [
    "Driver's license",
    /\b(?:(?:class [a-d]|california|texas|florida|new york|state|uk|full uk|full|clean)\s)*(?:driver'?s?'?|driving) licen[cs]e/i,
  ],
  ['ServSafe Manager certification', /\bserv ?safe manager(?:'s)?(?: certif\w+)?/i],
  ['ServSafe certification', /\bserv ?safe\b(?: certif\w+)?/i],
  ["Food handler's card", /\bfood handler'?s?'?(?: (?:card|certif\w+|permit|licen\w+))?/i],
  ['TIPS or TABC certification', /\bTIPS or TABC(?: certif\w+)?/],
  ['TIPS certification', /\bTIPS certif\w+/],
  ['TABC certification', /\bTABC\b(?: certif\w+)?/],
  ['Cosmetology license', /\bcosmetology licen\w+|\blicensed cosmetologist/i],
  ['Barber license', /\bbarber licen\w+|\blicensed barber/i],
  ['Esthetician license', /\besthetician licen\w+|\blicensed esthetician/i],
  ['Massage therapist license', /\bmassage (?:therap\w+ )?licen\w+|\blicensed massage therapist|\bLMT\b/i],
  ['Physical therapist license', /\bphysical therap\w+ licen\w+|\blicensed physical therapist/i],
  ['Personal trainer certification', /\bpersonal train(?:er|ing) certif\w+|\bcertified personal trainer/i],
  ['Lifeguard certification', /\blifeguard certif\w+|\bcertified lifeguard/i],
  ['Guard card', /\bguard card\b|\bsecurity guard licen\w+/i],
  ['Real estate license', /\breal estate (?:\w+ )?licen\w+|\blicensed real estate (?:agent|broker)/i],
  ['Property and casualty license', /\b(?:P&C|property (?:and|&) casualty) licen\w+/i],
  ['Life and health license', /\blife (?:and|&) health licen\w+/i],
  ['Notary public', /\bnotary(?: public)?\b/i],
  [
    'Bar admission',
    /\b(?:bar admission|admitted to the (?:\w+ )?bar|admission to the (?:\w+ )?bar|member of the (?:\w+ )?(?:state )?bar|licensed to practice law|active bar licen\w+)\b/i,
  ],
  [
    'Teaching certificate',
    /\bteach(?:ing|er'?s?) (?:certif\w+|licen\w+|credential)|\b(?:state|valid) certif\w+ to teach|\bcertified teacher\b/i,
  ],
  ['Fingerprint clearance card', /\b(?:IVP )?fingerprint clearance(?: card)?/i],
  ['TS/SCI clearance', /\bTS\/SCI\b(?: (?:security )?clearance)?/i],
  ['Top Secret clearance', /\btop[- ]secret(?: (?:security )?clearance)?/i],
  ['Secret clearance', /\bsecret (?:security )?clearance/i],
  ['Security clearance', /\b(?:active |current )?security clearance/i],
  ['Remote pilot (Part 107) certificate', /\bpart 107\b(?: (?:licen\w+|certif\w+))?/i],
  ['CPIM or CSCP certification', /\bCPIM or CSCP\b(?: certif\w+)?/],
  ['RETHUS', /\bRETHUS\b/i],
  ['Tarjeta profesional', /(?<!\p{L})tarjeta profesional(?!\p{L})/iu],
  ['Colegiado ejerciente', /(?<!\p{L})colegiad[oa](?: como)? ejerciente(?!\p{L})/iu],
  ['Colegiación', /(?<!\p{L})colegiaci[oó]n(?!\p{L})|(?<!\p{L})colegiad[oa](?!\p{L})/iu],
  [
    'Carnet de manipulador de alimentos',
    /(?<!\p{L})(?:carn[eé]t?|certificado|curso) de manipulador(?:a)? de alimentos(?!\p{L})/iu,
  ],
  ['Carnet de carretillero', /(?<!\p{L})carn[eé]t? de carretill(?:er[oa]|as?)(?!\p{L})/iu],
  ['Carnet de conducir C', /(?<!\p{L})carn[eé]t? de conducir (?:tipo |clase )?C(?!\p{L})/u],
  ['Carnet de conducir', /(?<!\p{L})(?:carn[eé]t?|permiso) de conducir(?: (?:tipo |clase )?B1?)?(?!\p{L})/iu],
  [
    'Licencia de conducir',
    /(?<!\p{L})licencia de (?:conducir|manejo|conducci[oó]n)(?: (?:tipo |clase )?[A-E]\d?(?!\p{L}))?(?!\p{L})/iu,
  ],
  [
    'Permiso de conducir D',
    /(?<!\p{L})(?:permiso|carn[eé]t?)(?: de conducir)?(?: tipo| clase)? D(?:\+E)?(?!\p{L})/u,
  ],
  ['Permiso de conducir C', /(?<!\p{L})permiso(?: de conducir)?(?: tipo| clase)? C(?:\+E)?(?!\p{L})/u],
  ['CAP', /(?<!\p{L})CAP(?: (?:de )?(?:viajeros|mercanc[ií]as))?(?!\p{L})/u],
  ['Tarjeta de tacógrafo', /(?<!\p{L})tarjeta (?:de |del )?tac[oó]grafo(?!\p{L})/iu],
  ['LINTI', /\bLINTI\b/],
  ['CELTA', /\bCELTA\b/],
  ['TEFL', /\bTEFL\b/],
];

/** Where a text names a licence. */
export interface LicenceAt {
  name: string;
  start: number;
  end: number;
}

/** Licences a text names, in order, the longer of two that overlap. */
export function licencesNamed(text: string): LicenceAt[] {
  const found: LicenceAt[] = [];
  for (const [name, pattern] of rows) {
    const at = pattern.exec(text);
    if (!at) continue;
    // "AHA BLS": who issues it.
    const issuer = /(?:AHA|ARC|American Heart Association|(?:American )?Red Cross)\s$/.exec(
      text.slice(0, at.index),
    );
    const start = at.index - (issuer?.[0].length ?? 0);
    // "CCRN-CSC": a further letter of the same certificate.
    const more = /\p{Lu}$/u.test(at[0])
      ? /^-\p{Lu}{2,5}(?![\p{L}-])/u.exec(text.slice(at.index + at[0].length))
      : null;
    const end = at.index + at[0].length + (more?.[0].length ?? 0);
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ name, start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}
