/** Teaching, care for children, social work, law and public service. */
import type { Trade } from './trade.ts';

export const education: Trade[] = [
  {
    id: 'teaching',
    name: 'teaching',
    near: 'early-childhood, special-education, school-administration, higher-education, counseling',
    titles:
      'teacher, high school teacher, middle school teacher, elementary teacher, elementary school teacher, math teacher|mathematics teacher|maths teacher, high school mathematics teacher, science teacher, english teacher, history teacher, social studies teacher, language arts teacher, physical education teacher|PE teacher, spanish teacher, esl teacher|ESL instructor|english as a second language teacher, bilingual teacher, classroom teacher, lead teacher, assistant teacher, teacher assistant|teaching assistant|teacher aide, substitute teacher, guest teacher, student teacher, master teacher, grade teacher, first grade teacher, sixth grade teacher, fifth grade teacher, fourth grade teacher, third grade teacher, second grade teacher, paraprofessional, para professional, instructional assistant, instructional aide, tutor, reading specialist, literacy coach, instructional coach, teacher seasonal, educator, school teacher, computer teacher, reading teacher, homeroom teacher, kindergarten teacher, seasonal teacher, summer school teacher, bi teacher, chemistry teacher, biology teacher, physics teacher',
    skills:
      'Classroom management, Lesson planning|lesson plans|lesson plan, Curriculum development|curriculum design|curriculum planning|curriculum, Teaching certificate|teaching certification|teacher certification|teaching license|state certification|certified teacher|teaching credential|teaching credentials|certification in mathematics, Mathematics teaching|teaching mathematics|teaching math|mathematics instruction|math instruction|algebra|geometry|calculus, Common Core|common core standards, Student assessment|assessing students|student progress|student performance, Differentiated instruction|individualized instruction, Parent communication|parent conferences|parent teacher conferences|parent-teacher conferences, Tutoring, English as a second language|ESL|TESOL|TEFL|ELL, Science teaching|teaching science, Reading instruction|literacy instruction|literacy, Smart Board|smartboard|educational technology',
    words:
      'students, classroom, school, lessons, teaching, taught, grade, curriculum, parents, instruction, learning, assessments, pupils, elementary',
  },
  {
    id: 'early-childhood',
    name: 'early childhood education',
    near: 'teaching, special-education, childcare, counseling',
    titles:
      'preschool teacher, pre-k teacher, early childhood teacher, early childhood educator, head start teacher, toddler teacher, infant teacher, daycare teacher, child care teacher, preschool director, nursery school teacher, montessori teacher, early head start teacher, early childhood assistant, pre-kindergarten teacher, preschool assistant',
    skills:
      'Early childhood education|early childhood|early childhood development|preschool education, Child development, Head Start|head start program, Developmentally appropriate activities|developmentally appropriate, CDA credential|child development associate|CDA, Teaching Strategies Gold, Home visits, Montessori, Positive guidance|behavior guidance',
    words:
      'children, preschool, toddlers, play, activities, infants, developmental, parents, kindergarten, classroom, daycare, naps',
  },
  {
    id: 'special-education',
    name: 'special education',
    near: 'teaching, early-childhood, counseling, social-work',
    titles:
      'special education teacher, special education aide, special education paraprofessional, behavior technician, behavior analyst|BCBA, registered behavior technician|RBT, resource teacher, autism specialist, inclusion teacher, life skills teacher, behavioral therapist, aba therapist',
    skills:
      'Special education|special needs, Individualized education plans|individualized education plan|IEP|individual learning plans|individual learning plan, Applied behavior analysis|ABA|ABA therapy, Autism|autism spectrum, Behavior management|behavior intervention|behaviour management, Sign language|american sign language|ASL',
    words: 'iep, special needs, disabilities, autism, behavior, accommodations, inclusion',
  },
  {
    id: 'higher-education',
    name: 'higher education',
    near: 'teaching, science-research, school-administration, training',
    titles:
      'professor, assistant professor, associate professor, adjunct professor, adjunct instructor, lecturer, instructor, college instructor, university lecturer, faculty member, academic advisor, academic adviser, dean, registrar, admissions counselor, admissions officer, admissions executive, admissions representative, graduate assistant, graduate teaching assistant, provost, residence director, resident assistant, student affairs, enrollment advisor, financial aid counselor, chef instructor professor',
    skills:
      'University teaching|college teaching|lecturing, Academic advising|student advising|advising students, Admissions|enrollment|student recruitment, Student affairs|student services|student life, Financial aid, Academic research, Course design|course development',
    words:
      'university, college, courses, faculty, academic, lectures, students, semester, department, syllabus, campus',
  },
  {
    id: 'school-administration',
    name: 'school administration',
    near: 'teaching, higher-education, counseling, general-management',
    titles:
      'school principal, principal school, middle school principal, elementary principal, high school principal, assistant principal, vice principal, deputy principal, headteacher, superintendent of schools, school administrator, education coordinator, education director, director of education, curriculum coordinator, instructional leader, dean of students, school director, academic director, education manager, after school coordinator, education program coordinator, school secretary',
    skills:
      'School administration|school leadership|educational leadership|instructional leadership, Teacher evaluation|teacher supervision, School improvement planning|school improvement, Education programs|education program management, Student discipline',
    words:
      'school, principal, teachers, district, staff development, instructional, student achievement, accreditation',
  },
  {
    id: 'counseling',
    name: 'counseling',
    near: 'social-work, mental-health, teaching, advocacy',
    titles:
      'counselor|counsellor, school counselor, guidance counselor, career counselor, vocational counselor, rehabilitation counselor, camp counselor, summer camp counselor, youth counselor, residential counselor, life coach, career coach, marriage counselor, youth worker, youth director, youth leader',
    skills:
      'Counseling|counseling, Career counseling|career counseling|career coaching, Crisis intervention|crisis counseling, Group counseling|group counseling|group facilitation, Youth work|youth development|youth programs|mentoring youth',
    words: 'counseling, youth, clients, groups, crisis, camp, guidance, mentoring',
  },
  {
    id: 'childcare',
    name: 'child care',
    near: 'early-childhood, caregiving, teaching, cleaning',
    titles:
      'nanny, babysitter, childcare provider|child care provider, child care worker, daycare worker, daycare provider, au pair, childcare assistant, daycare assistant, day care, child caregiver, after school counselor, recreation leader children',
    skills: 'Child care|childcare|babysitting, Child safety|child supervision|supervising children',
    words: 'children, infants, meals, play, homework, diapers, naps, babysitting',
  },
  {
    id: 'social-work',
    name: 'social work',
    near: 'advocacy, counseling, mental-health, nonprofit',
    titles:
      'social worker, licensed clinical social worker|LCSW, case manager, case worker|caseworker, child protective services worker, family services worker, family support worker, social services coordinator, community health worker, social work intern, eligibility specialist, outreach worker, child welfare specialist, foster care worker, human services specialist, care manager, family service worker, adoption specialist, probation officer, practicum',
    skills:
      'Social work|social services|human services, Case management|case files|caseload|client cases, Child welfare|child protective services|CPS|foster care, Client assessment|needs assessments|intake assessments|intake, Community resources|resource referral|referrals to services, LCSW license|LCSW|LMSW|licensed social worker, Family support|family services',
    words:
      'clients, families, case, services, community, resources, referrals, shelter, assistance, caseload, abuse',
  },
  {
    id: 'advocacy',
    name: 'advocacy',
    near: 'social-work, nonprofit, counseling, legal, customer-service',
    titles:
      'advocate, victim advocate, patient advocate, family advocate, domestic violence advocate, bilingual domestic violence advocate, community advocate, child advocate, legal advocate, benefit advocate, school success advocate, donor advocate, quality assurance advocate, clinical service advocate, community organizer, community liaison, parent advocate, student advocate, victim services, policy advocate, lobbyist, peer support specialist',
    skills:
      'Advocacy|patient advocacy|client advocacy|victim advocacy, Domestic violence|sexual assault|victim services, Community outreach|outreach, Community organizing|grassroots, Policy advocacy|legislation|lobbying',
    words:
      'advocate, victims, survivors, community, court, rights, shelter, support, hotline, families, patients, benefits',
  },
  {
    id: 'nonprofit',
    name: 'nonprofit work and fundraising',
    near: 'advocacy, social-work, public-relations, events',
    titles:
      'fundraiser, development director nonprofit, development coordinator, grants manager, grant administrator, donor relations coordinator, volunteer coordinator, volunteer manager, nonprofit director, program officer, foundation director, donor relations, development officer, membership coordinator, volunteer, americorps member, missionary, pastor, minister, chaplain, director of religious education, clergy, budget analyst research administrator',
    skills:
      'Fundraising|fund raising|donor relations|annual giving, Grant management|grants|grant administration, Volunteer management|volunteer coordination|managing volunteers, Nonprofit management|nonprofit|non-profit, Membership development, Ministry|pastoral care',
    words: 'donors, fundraising, volunteers, nonprofit, grants, community, church, foundation, campaign',
  },
  {
    id: 'legal',
    name: 'law',
    near: 'compliance, advocacy, administration, public-safety',
    titles:
      'attorney, lawyer, paralegal, legal assistant, legal secretary, law clerk, associate attorney, general counsel, legal counsel, corporate counsel, judge, court clerk, legal intern, litigation paralegal, contract manager, contracts administrator, contract specialist, advocate general, litigator, public defender, prosecutor, legal analyst, mediator, court reporter, notary, solicitor, barrister, patent agent, legal advisor',
    skills:
      'Legal research|legal writing|legal, Litigation|litigation support|trial preparation, Contract drafting|contract review|contracts|drafting contracts|contract law, Bar admission|admitted to the bar|state bar|licensed attorney, Paralegal certificate|certified paralegal, LexisNexis|Westlaw|lexis nexis, Discovery|e-discovery|depositions|pleadings, Corporate law|family law|criminal law|immigration law|real estate law, Notary public, Intellectual property|patents|trademarks, Contract administration|contract management, Mediation|arbitration',
    words:
      'legal, court, attorneys, litigation, pleadings, law, clients, discovery, contracts, case, statutes, motions',
  },
  {
    id: 'public-safety',
    name: 'public safety and security',
    near: 'military, legal, emergency, social-work',
    titles:
      'police officer, police, deputy sheriff, correctional officer, corrections officer, detention officer, security officer, security guard, security supervisor, security manager, security aide, firefighter, dispatcher 911, emergency dispatcher, detective, investigator, private investigator, border patrol agent, tsa officer|transportation security officer, special agent, crime analyst, loss prevention manager, bailiff, fire inspector, emergency management specialist, personnel security specialist, surveillance officer, fire captain, bodyguard, security specialist, lifeguard, customs officer, parking enforcement',
    skills:
      'Law enforcement|policing, Security operations|security patrol|patrolling|physical security, Criminal investigation|investigations, Surveillance|CCTV, Security clearance|secret clearance|top secret clearance|TS/SCI, Emergency management|emergency response, Firefighting|fire safety, Firearms|guard card, Report writing|incident reports, Access control',
    words:
      'security, patrol, police, inmates, safety, enforcement, incidents, emergency, surveillance, crime, investigations',
  },
  {
    id: 'military',
    name: 'military service',
    near: 'public-safety, logistics, aviation, operations',
    titles:
      'sergeant, non-commissioned officer, platoon sergeant, squad leader, infantry, petty officer, army officer, captain army, lieutenant, senior supply sergeant, supply sergeant, military police, intelligence analyst, combat medic, marine, navy, soldier, team leader army, brigade, commander, logistics management specialist army, airman, intelligence officer',
    skills:
      'Military experience|military|armed forces|army|navy|air force|marine corps, Intelligence analysis, Leadership of soldiers|leading soldiers, Military logistics',
    words: 'soldiers, army, military, unit, battalion, deployment, weapons, mission, combat, squad, brigade',
  },
];
