/**
 * Names people have for things that no list of skills or occupations has: terms of work, benefits, short and spoken names. One
 * thing a line, its names in both languages at bars, in small letters. A `!` before a line: its words do not mean it one by
 * one, and "experience" is not looked for where "no experience" was typed. Names in capitals count in capitals only where a
 * job says them: "ACLs" are no life support.
 */
const termsOfWork = `
! no experience | no experience needed | no experience required | no experience necessary | without experience | experience not required | no prior experience | no previous experience | entry level | we train you | we will train you | training provided | paid training | sin experiencia | sin experiencia previa | no hace falta experiencia | no se requiere experiencia | no se exige experiencia | no se necesita experiencia | no es necesaria experiencia | no necesitas experiencia | experiencia no necesaria | te enseñamos | te formamos | formación a cargo de la empresa | primer empleo | first job
! no degree | no degree required | without a degree | degree not required | sin estudios | sin título | no se requieren estudios | sin titulación
! own hours | your own hours | flexible hours | flexible schedule | flexible schedules | flexible working hours | self scheduling | flextime | horario flexible | horarios flexibles | flexibilidad horaria | jornada flexible
! without weekends | no weekends | weekends off | monday to friday | de lunes a viernes | sin fines de semana | fines de semana libres
! 4 day week | four day week | 4 days a week | four days a week | semana de cuatro días | jornada de cuatro días
evening | evenings | evening shift | evening shifts | in the evening | afternoon | afternoons | afternoon shift | second shift | swing shift | tarde | tardes | por la tarde | por las tardes | de tarde | turno de tarde
night | nights | overnight | night shift | night shifts | third shift | graveyard shift | noche | noches | nocturno | nocturna | nocturnidad | turno de noche | de noche | por la noche | por las noches
morning | mornings | morning shift | day shift | days shift | first shift | mañanas | por la mañana | por las mañanas | turno de mañana | turno de día
weekend | weekends | weekend shift | saturday | saturdays | sunday | sundays | fin de semana | fines de semana | finde | findes | sábado | sábados | domingo | domingos
shifts | shift work | rotating shifts | rotating shift | a turnos | turno rotatorio | turnos rotatorios | turnos rotativos | turno rotativo
summer | summer job | verano | trabajo de verano
seasonal | temporada | campaña | estacional
by the hour | hourly | per hour | por horas | por hora | hours a week | horas semanales | horas a la semana
intensive hours | jornada intensiva | jornada continua
immediate start | start immediately | immediate hire | ASAP | urgent | urgently | incorporación inmediata | inicio inmediato | urgente
permanent | permanent contract | indefinido | contrato indefinido | contrato fijo
health insurance | medical insurance | medical benefits | health benefits | health coverage | vision coverage | medical coverage | health plan | medical dental | health dental | medical and dental | health and dental | medical plan | seguro médico | seguro de salud | seguro privado | sanidad privada | seguro de gastos médicos | mutua
dental insurance | dental plan | dental coverage | seguro dental
401k | 401 k | 403b | 403 b
pension | pension plan | retirement plan | plan de pensiones | plan de jubilación
paid vacation | paid time off | PTO | paid holidays | paid leave | vacation days | days of vacation | vacaciones pagadas | vacaciones | días de vacaciones
sick leave | sick pay | paid sick leave | baja por enfermedad
parental leave | maternity leave | paternity leave | paid parental leave | baja de maternidad | permiso parental
visa | visa sponsorship | sponsorship | work permit | sponsor visas | patrocinio de visado | visado | permiso de trabajo
relocation | relocation assistance | relocation package | help with moving | reubicación | ayuda al traslado | ayuda de reubicación | traslado
company car | company vehicle | company van | company truck | vehicle provided | coche de empresa | coche de la empresa | furgoneta de empresa | vehículo de empresa
housing | accommodation | lodging | housing provided | alojamiento | vivienda | con alojamiento
tips | propina | propinas
meals | free meals | family meal | staff meals | free lunch | comida incluida | manutención | comedor
bonus | bonuses | sign on bonus | signing bonus | performance bonus | bono | bonos | incentivos | prima
commission | commissions | comisión | comisiones
stock options | equity | RSU | opciones sobre acciones | acciones
tuition | tuition reimbursement | tuition assistance | tuition support | training budget | education budget | ayuda de estudios | formación pagada | presupuesto para formación
overtime | extra hours | horas extra | horas extraordinarias | tiempo extra
weekly pay | paid weekly | paid every week | pago semanal | paga semanal
childcare | daycare | nursery place | guardería | ayuda guardería
travel | travelling | traveling | business travel | willing to travel | viajar | viajes | desplazamientos | disponibilidad para viajar
junior | junior level | graduate | principiante | trainee
senior | senior level | experienced
`;

/** The others: what one works with, where, and as what. New ones go to the end, so that indexed jobs keep the numbers of the old. */
const everythingElse = `
dogs | dog friendly | pet friendly | se admiten perros
elderly | elderly people | elders | seniors | senior citizens | older adults | older people | aging adults | geriatric | ancianos | ancianas | personas mayores | gente mayor | adultos mayores | tercera edad | geriatría
children | kids | kid | niños | niñas | infantil | niñez
disabled people | people with disabilities | disabilities | disability support | discapacidad | personas con discapacidad | discapacitados
truck driving licence | truck license | truck licence | CDL | cdl a | cdl b | HGV | hgv licence | LGV | class a license | commercial driver s license | permiso c | permiso de camión | carné de camión | carnet de camión | carnet c | carné c | licencia de camión | licencia federal | permiso c con cap
driver s license | drivers license | driver license | driving licence | driving license | valid license to drive | clean driving record | full uk licence | permiso de conducir | permiso b | carné b | carnet b | carné de conducir | carnet de conducir | licencia de conducir | licencia de manejo | permiso c | permiso c con cap | carné de coche | carnet de coche
food handler | food handler card | food handler certificate | food hygiene certificate | manipulador de alimentos | carné de manipulador | carnet de manipulador
forklift | forklift licence | fork lift | lift truck | carretillero | carretilla | carretilla elevadora | montacargas | carné de carretillero | carnet de carretillero
first aid | primeros auxilios
CPR | basic life support | BLS | advanced life support | advanced cardiac life support | ACLS | ALS | cardiopulmonary resuscitation | RCP | reanimación cardiopulmonar | soporte vital | soporte vital básico | soporte vital avanzado | SVB | SVA
heavy lifting | lift 50 lb | lift up to 50 | carga y descarga | cargar y descargar | load and unload | loading and unloading
tax | taxes | taxation | tax return | tax returns | sales tax | impuesto | impuestos | fiscal | fiscalidad | tributario | tributaria | tributos | declaración de la renta | declaraciones de la renta | IVA | VAT | IRPF | ISR
payroll | payrolls | nómina | nóminas | wages
invoices | invoicing | billing | facturas | facturación | facturar
user research | ux research | user researcher | ux researcher | user interviews | usability test | usability tests | usability testing | investigación de usuarios | investigación con usuarios | investigación ux | estudios de usuarios | test de usabilidad | tests con usuarios | pruebas con usuarios | pruebas de usabilidad
emergency room | emergency department | emergency ward | accident and emergency | casualty department | a and e | ER | urgencias | emergencias | sala de urgencias | sala de emergencias
intensive care | intensive care unit | ICU | ITU | critical care | critically ill | UCI | cuidados intensivos | unidad de cuidados intensivos | pacientes críticos | terapia intensiva
operating room | operating theatre | surgery ward | quirófano
midwife | midwifery | matrona | partera
teacher | teachers | teaching job | profe | profes | seño | profesor | profesora | maestro | maestra | docente
doctor | physician | médico | médica | doctora
nurse | nurses | enfermero | enfermera
cook | cooks | chef | chefs | cocinero | cocinera
waiter | waitress | waiters | waiting tables | wait staff | camarero | camarera | mesero | mesera | garzón | mozo de restaurante
bartender | barman | barmaid | bar staff | camarero de barra | coctelero
cleaner | cleaning | cleaning lady | housekeeper | janitor | custodian | limpieza | limpiador | limpiadora | señora de la limpieza | personal de limpieza | afanador | afanadora
nanny | babysitter | au pair | childminder | niñera | canguro | cuidadora de niños
driver | drivers | chauffeur | chófer | chofer | conductor | conductora | camionero | camionera
truck driver | trucker | truckie | lorry driver | hgv driver | camionero | camionera | trailero | conductor de camión | chofer de camión | conductor de tráiler
courier | couriers | delivery | deliveries | delivery man | delivery driver | reparto | repartidor | repartidora | mensajero | mensajera | paquetería
shop | store | retail | shop work | shop floor | sales assistant | sales clerk | store clerk | dependiente | dependienta | tienda | vendedor de tienda
cashier | till | checkout operator | cajero | cajera | caja
receptionist | front desk | recepcionista | recepción
secretary | secretarial | administrative assistant | administrative work | admin job | admin jobs | admin work | clerical | secretario | secretaria | administrativo | administrativa | office assistant | admin assistant | office clerk | auxiliar administrativo | auxiliar administrativa | oficinista
electrician | electrical fitter | sparky | sparkie | electricista
plumber | plumbing | fontanero | fontanera | plomero | plomera | gasfitero
carpenter | joiner | carpentry | chippy | chippie | carpintero | carpintera | ebanista
bricklayer | brickie | mason | albañil | peón de albañil | paleta
painter and decorator | house painter | pintor de brocha gorda
hairdresser | barber | hair stylist | peluquero | peluquera | barbero
security guard | guard | bouncer | doorman | vigilante | vigilante de seguridad | segurata | guardia de seguridad | portero de discoteca
lawyer | attorney | solicitor | barrister | abogado | abogada | letrado | letrada | licenciado en derecho
farm work | farm worker | farmhand | fruit picker | fruit picking | jornalero | jornalera | temporero | temporera | recogida de fruta | peón agrícola
warehouse | warehouse worker | picker | pickers | picker packer | order picker | mozo de almacén | mozo almacén | almacén | bodega | bodeguero | operario de almacén
factory work | factory worker | production line | assembly line | operario de fábrica | operario de producción | obrero | obrera | fábrica
call center | call centre | contact center | contact centre | telephone operator | teleoperador | teleoperadora | telefonista | centro de llamadas
customer service | customer support | customer care | client service | guest service | atención al cliente | servicio al cliente | atención al público
sales | selling | ventas | comercial | vendedor | vendedora
salesperson | sales rep | sales representative | account executive | account manager | key account manager | commercial agent | agente comercial | comercial | vendedor | vendedora
human resources | HR | people team | people operations | recursos humanos | rrhh
recruiter | recruiting | recruitment | talent acquisition | headhunter | reclutador | reclutadora | selección de personal | técnico de selección
accounting | accountancy | bookkeeping | the books | contabilidad | contable | contaduría
marketing | mercadotecnia | mercadeo
social media | community manager | community management | redes sociales | social networks
programmer | programming | coder | coding | developer | software developer | software engineer | dev | devs | desarrollador | desarrolladora | programador | programadora | informático | informática
web | website | websites | web page | web pages | página web | páginas web | sitio web
front end | frontend
back end | backend | servidor
full stack | fullstack
software testing | test automation | automated tests | QA | quality assurance | pruebas de software | pruebas automatizadas | tester
system administrator | systems administrator | sysadmin | sys admin | admin de sistemas | administrador de sistemas
help desk | helpdesk | it support | tech support | technical support | soporte técnico | mesa de ayuda
artificial intelligence | AI | machine learning | ML | inteligencia artificial | IA | aprendizaje automático
data | datos
javascript | JS | ecmascript
typescript | TS
postgresql | postgres | psql
google cloud | GCP | google cloud platform
amazon web services | AWS
microsoft azure | azure
spreadsheets | excel | hojas de cálculo
math | maths | mathematics | matemáticas | mates
physical education | gym class | gimnasia | educación física
science | sciences | ciencias
physiotherapist | physical therapist | physio | PT | fisio | fisioterapeuta
psychologist | psicólogo | psicóloga
veterinarian | vet | veterinario | veterinaria
dentist | dental surgeon | odontólogo | odontóloga | dentista
pharmacist | farmacéutico | farmacéutica
care assistant | carer | caregiver | care worker | home care | home health | health aide | personal care | cuidador | cuidadora | cuidado de mayores | ayuda a domicilio | auxiliar de geriatría
nursing assistant | nurse aide | nursing aide | CNA | certified nursing assistant | healthcare assistant | TCAE | auxiliar de enfermería | ayudante de enfermería
kitchen | kitchens | cocina | cocinas
truck | trucks | lorry | lorries | camión | camiones
van | vans | furgoneta | furgonetas | camioneta | camionetas
bus | buses | coach driver | autobús | autobuses | autocar | autocares
taxi | taxis | cab | cabbie | taxista | rideshare
motorbike | motorcycle | scooter | moto | motos | motocicleta
bicycle | bike | bikes | bicicleta | bici
school | schools | colegio | colegios | escuela | escuelas | instituto
hospital | hospitals | hospitales
nursing home | care home | residencia de mayores | residencia de ancianos | asilo
office | offices | oficina | oficinas
restaurant | restaurants | restaurante | restaurantes | bistro
hotel | hotels | hoteles
construction | building site | construcción | obra | obras
baby | babies | bebé | bebés
animals | animal | pets | animales | mascotas
clothes | clothing | fashion | ropa | moda
supermarket | grocery | grocery store | groceries | supermercado
pharmacy | drugstore | farmacia | farmacias
garden | gardens | gardening | jardín | jardines | jardinería
machines | machine operator | maquinaria | operador de máquina
welding | welder | welders | soldadura | soldador | soldadora
phone | telephone | by phone | teléfono | telefónica
translator | translation | interpreter | traductor | traductora | traducción
reporter | journalist | journalism | periodista | periodismo
accountant | accountants | contable | contador | contadora
manager | managers | boss | gerente | encargado | encargada | responsable | jefe | jefa
assistant | assistants | helper | auxiliar | asistente | ayudante
engineer | engineers | ingeniero | ingeniera
worker | workers | operario | operaria | trabajador | trabajadora | peón
technician | technicians | técnico | técnica
designer | designers | diseñador | diseñadora
analyst | analysts | analista
gardener | landscaper | jardinero | jardinera
mechanic | car mechanic | auto mechanic | mecánico | mecánica
handyman | odd jobs | maintenance man | manitas
post office | postman | postie | mail carrier | cartero | cartera
firefighter | fireman | bombero | bombera
dishwasher | kitchen porter | pot washer | lavaplatos | friegaplatos
flight attendant | cabin crew | air hostess | stewardess | azafata | auxiliar de vuelo | tripulante de cabina
seamstress | costurera | modista
butcher | carnicero | carnicera
baker | panadero | panadera
B2B | b2b sales | business to business | enterprise sales | corporate sales | ventas a empresas
cloud | cloud computing | nube | computación en la nube
`;

const linesOf = (names: string) => names.trim().split('\n');

/** All lines, those about the terms of work first. */
export const everydayNames: readonly string[] = [...linesOf(termsOfWork), ...linesOf(everythingElse)];

/** How many lines name terms of work: hours, contract, benefits, rank. */
export const termsOfWorkLines: number = linesOf(termsOfWork).length;
