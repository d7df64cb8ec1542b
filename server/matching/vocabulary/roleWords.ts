/** Words that make a line a job title, in English and Spanish, beside those of the lexicon. */
import { roleNouns } from './general.ts';

/** A text in small letters without accents, as the lists below are written. */
export const plainWord = (word: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range asks for plain ASCII
  /^[\x00-\x7f]*$/.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

const english =
  'ceo cto cfo coo cio cmo freelancer registrar sergeant corporal captain lieutenant commander major colonel private ' +
  'airman seaman specialist postdoc postdoctoral resident reader dean provost headteacher governor paralegal solicitor ' +
  'barrister attorney lawyer counsel judge clergy chaplain pastor minister nanny caregiver carer housekeeper janitor ' +
  'custodian cleaner porter gardener landscaper plumber electrician welder carpenter painter roofer mason machinist ' +
  'fitter turner assembler packer picker loader baker butcher barber hairdresser beautician dietitian pharmacist ' +
  'physician surgeon dentist optometrist veterinarian midwife paramedic phlebotomist radiographer psychologist ' +
  'psychiatrist physiotherapist hygienist biologist chemist physicist geologist statistician economist mathematician ' +
  'actuary bookkeeper surveyor drafter draughtsman draftsman planner scheduler storekeeper librarian archivist curator ' +
  'journalist reporter copywriter translator interpreter musician actor dancer singer animator illustrator filmmaker ' +
  'videographer firefighter officer policeman soldier marine lifeguard athlete referee scout apprentice trainee ' +
  'undersecretary politician councillor lobbyist organizer organiser fundraiser caseworker counsellor adviser ' +
  'manageress saleswoman salesman chairman chairperson chair hostess waitress stewardess steward ' +
  'courier postman chauffeur conductor sailor fisherman farmer rancher forester miner driller rigger operative ' +
  'housewife homemaker babysitter tailor seamstress upholsterer locksmith glazier roustabout foreman forewoman ' +
  'farmhand deckhand sdet sre dba devops architect evangelist stocker crew bookseller cto cofounder co-founder entrepreneur owner ' +
  'proofreader typist stenographer timekeeper demonstrator lecturer postgraduate invigilator examiner moderator';

const spanish =
  'gerente director directora subdirector subdirectora jefe jefa responsable encargado encargada tecnico tecnica ' +
  'ingeniero ingeniera analista desarrollador desarrolladora programador programadora administrativo administrativa ' +
  'administrador administradora auxiliar asistente ayudante coordinador coordinadora consultor consultora comercial ' +
  'vendedor vendedora dependiente dependienta camarero camarera cocinero cocinera enfermero enfermera medico medica ' +
  'profesor profesora maestro maestra contable contador contadora abogado abogada recepcionista secretario secretaria ' +
  'operario operaria peon conductor conductora chofer mozo moza becario becaria practicante supervisor supervisora ' +
  'especialista disenador disenadora arquitecto arquitecta electricista mecanico mecanica soldador soldadora fontanero ' +
  'albanil limpiador limpiadora cajero cajera repartidor repartidora teleoperador teleoperadora socorrista monitor ' +
  'monitora educador educadora psicologo psicologa farmaceutico farmaceutica fisioterapeuta trabajador trabajadora ' +
  'periodista redactor redactora traductor traductora investigador investigadora docente agente asesor asesora ' +
  'ejecutivo ejecutiva delegado delegada promotor promotora gestor gestora vigilante guardia carpintero pintor ' +
  'jardinero panadero carnicero pescadero peluquero peluquera esteticista azafata azafato animador animadora ' +
  'bibliotecario bibliotecaria biologo biologa quimico quimica economista veterinario veterinaria dentista ' +
  'odontologo odontologa cirujano cirujana auditor auditora cuidador cuidadora almacenero carretillero oficial ' +
  'capataz mensajero mensajera inspector inspectora planificador formador formadora tutor tutora presidente ' +
  'vicepresidente socio fundador fundadora propietario propietaria reponedor reponedora planchador costurera';

const german =
  'geschaftsfuhrer leiter leiterin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin werkstudent ' +
  'werkstudentin praktikant praktikantin entwickler entwicklerin berater beraterin referent referentin ' +
  'teamleiter projektleiter ingenieur techniker verkaufer buchhalter assistenz auszubildender';

const words = new Set([...roleNouns, ...`${english} ${spanish} ${german}`.split(' ')]);

/** German puts words together: "Vertriebsleiterin", "Kundenberater". */
const germanRole =
  /^\p{L}{3,}(?:leiter|berater|ingenieur|techniker|verkaufer|fahrer|pfleger|meister|arbeiter|assistent|entwickler|sachbearbeiter|betreuer|erzieher)(?:in)?$|^\p{L}{4,}kauf(?:mann|frau)$/u;

/** Whether a word is what someone works as: "manager", "engineers", "Jefa". */
export function isRoleWord(word: string): boolean {
  const plain = plainWord(word);
  return words.has(plain) || (plain.endsWith('s') && words.has(plain.slice(0, -1))) || germanRole.test(plain);
}
