/** Management, offices, people and consulting. */
import type { Trade } from './trade.ts';

export const business: Trade[] = [
  {
    id: 'general-management',
    name: 'general management',
    near: 'operations, project-management, consulting',
    titles:
      'chief executive officer|CEO, chief operating officer|COO, president, vice president|VP, general manager, managing director, executive director, owner, co-owner, founder, co-founder, entrepreneur, principal, partner, area manager, district manager, regional manager, branch manager, deputy director, business manager, country manager',
    skills:
      'Strategic planning|strategy development|business strategy, P&L responsibility|P&L|profit and loss, Budgeting|budget management|budget planning|budget development, Change management, Mergers and acquisitions|M&A, Contract negotiation|contract negotiations|negotiating contracts, Staff management|staff supervision|supervising staff|team management|managing teams|team leadership|people management, Corporate governance, Stakeholder management',
    words: 'executive, leadership, board, strategy, shareholders, turnaround, startup',
  },
  {
    id: 'operations',
    name: 'operations',
    near: 'general-management, manufacturing, logistics, project-management',
    titles:
      'operations manager, director of operations, operations director, vice president of operations, vp operations, operations supervisor, operations coordinator, operations specialist, operations associate, operations analyst, operations lead, business operations manager, head of operations, facilities manager, facility manager, facilities coordinator',
    skills:
      'Operations management|business operations, Process improvement|process improvements|continuous improvement, Facilities management|facility management, Vendor management|vendor relations, KPI reporting|KPI|key performance indicators, Standard operating procedures|SOP, Lean Six Sigma|six sigma|lean|black belt|green belt',
    words: 'operations, efficiency, productivity, workflow',
  },
  {
    id: 'project-management',
    name: 'project management',
    near: 'operations, consulting, construction-management, software',
    titles:
      'project manager, program manager, programme manager, project coordinator, project lead, project director, project administrator, project assistant, project specialist, scrum master, agile coach, pmo manager, project officer, portfolio manager pmo, delivery manager, program coordinator, program director, program specialist, program analyst, program assistant',
    skills:
      'Project management|managing projects|project manager, Program management|programme management, Agile|scrum|kanban, PMP certification|PMP|project management professional, MS Project|microsoft project, Jira, Risk management|risk mitigation, Resource planning|resource allocation, Project planning|project scheduling',
    words: 'milestones, deliverables, project plan, scope, gantt, stakeholders, project life cycle',
  },
  {
    id: 'consulting',
    name: 'consulting',
    near: 'business-analysis, project-management, general-management, finance',
    titles:
      'consultant, management consultant, business consultant, strategy consultant, senior consultant, associate consultant, consulting manager, consulting associate, advisory manager, advisor, independent consultant, principal consultant, implementation consultant, functional consultant',
    skills:
      'Management consulting|business consulting|consulting, Client engagement|client engagements, Business transformation|transformation, Gap analysis, Due diligence',
    words: 'consulting, client, engagement, advisory, recommendations, assessment',
  },
  {
    id: 'business-analysis',
    name: 'business analysis',
    near: 'consulting, data, project-management, software',
    titles:
      'business analyst, business systems analyst, systems analyst, functional analyst, process analyst, product owner, management analyst, business process analyst, requirements analyst',
    skills:
      'Business analysis|business analyst, Requirements gathering|requirements analysis|gathering requirements|business requirements, Process mapping|process modeling, User stories|use cases, User acceptance testing|UAT, Visio|microsoft visio, Business process improvement|business process',
    words: 'brd, functional specifications, as-is, to-be, stakeholders, workflow',
  },
  {
    id: 'administration',
    name: 'administration',
    near: 'customer-service, human-resources, operations, medical-office',
    titles:
      'administrative assistant|admin assistant|administration assistant, executive assistant, personal assistant, secretary, receptionist, office manager, office administrator, office assistant, office clerk, clerk, data entry clerk, data entry operator, file clerk, administrative coordinator, administrative specialist, administrative manager, administrator, administrative officer, front desk, front office assistant, mail clerk, typist, transcriptionist, records clerk, records manager, virtual assistant, office coordinator, clerical assistant, general clerk, postal, mail carrier, postal clerk',
    skills:
      'Data entry|data processing, Filing|records management|record keeping, Calendar management|scheduling appointments|appointment scheduling|calendaring, Microsoft Office|MS Office|office suite, Microsoft Word|MS Word, Microsoft Excel|MS Excel|excel, Microsoft PowerPoint|powerpoint, Microsoft Outlook|MS Outlook|outlook, Google Workspace|G Suite|google docs, Typing|wpm|words per minute, Travel arrangements|travel coordination, Meeting planning|meeting minutes, Office management|office administration, Multi-line phones|multi-line phone system|switchboard, Administrative support|administrative duties|clerical|clerical support, 10 key|ten key, Transcription, Mail handling',
    words:
      'office, correspondence, faxing, photocopying, clerical, filing, spreadsheets, calendars, supplies',
  },
  {
    id: 'customer-service',
    name: 'customer service',
    near: 'call-center, retail, administration, sales',
    titles:
      'customer service representative|CSR, customer service specialist, customer service associate, customer service manager, customer service supervisor, customer service agent, customer service rep, customer service, customer support representative, customer support specialist, customer success manager, customer care representative, customer advocate, member services representative, member advocate, service representative, client services manager, client service associate, client services representative, customer relations, guest services, customer experience manager, client relations manager, customer service advocate, service advocate, member service representative, customer success specialist',
    skills:
      'Customer service|customer support|customer care|client service, Complaint handling|handling complaints|resolving complaints|complaint resolution, Customer satisfaction, Customer retention|client retention, Conflict resolution, Zendesk, Customer success, Live chat|chat support, Escalations|escalated calls',
    words: 'customers, inquiries, complaints, calls, greet, satisfaction, service level',
  },
  {
    id: 'call-center',
    name: 'call center work',
    near: 'customer-service, sales, it-support',
    titles:
      'call center agent|call centre agent, call center representative, call center manager, call center supervisor, contact center specialist, contact center manager, telemarketer, telesales representative, telephone interviewer, inbound agent, outbound agent, telephone operator, bpo, process associate, team leader bpo, customer care executive, switchboard operator, collections agent, collector, collections specialist, debt collector',
    skills:
      'Call center operations|call center|call centre|contact center, Inbound calls|inbound, Outbound calls|outbound|cold calls, Telemarketing|telesales, Business process outsourcing|BPO, Average handle time|AHT, Collections|debt collection, Service level agreements|SLA',
    words: 'calls, call volume, agents, shrinkage, outsourcing, voice process, quality monitoring, sla',
  },
  {
    id: 'human-resources',
    name: 'human resources',
    near: 'recruiting, training, administration',
    titles:
      'human resources manager|HR manager, human resources generalist|HR generalist, human resources director|HR director, human resources assistant|HR assistant, human resources coordinator|HR coordinator, human resources specialist|HR specialist, human resources business partner|HR business partner|HRBP, human resources administrator|HR administrator, human resources|HR, chief human resources officer|CHRO, people operations, benefits specialist, benefits administrator, compensation analyst, compensation and benefits manager, payroll and benefits, employee relations specialist, labor relations specialist, personnel specialist, personnel manager, organizational development consultant, organization development, people partner, hr analyst, hr consultant',
    skills:
      'Human resources|HR, Employee relations|labor relations, Onboarding|new hire orientation|new employee orientation, Benefits administration|employee benefits, Compensation|compensation and benefits, HRIS|human resource information system|PeopleSoft|=Workday|ADP|UltiPro, Performance management|performance reviews|performance appraisals, FMLA|family medical leave act, Labor law|employment law|labour law, SHRM certification|SHRM-CP|SHRM-SCP|PHR|SPHR, EEO compliance|EEO|EEOC|affirmative action, Succession planning, Workers compensation|workers comp, Employee engagement, HR policies|personnel policies',
    words:
      'employees, personnel, hiring, benefits, policies, terminations, grievances, open enrollment, workforce',
  },
  {
    id: 'recruiting',
    name: 'recruiting',
    near: 'human-resources, sales, administration',
    titles:
      'recruiter, technical recruiter, senior recruiter, recruiting assistant, recruitment consultant, recruitment specialist, recruiting coordinator, recruiting manager, recruitment manager, talent acquisition specialist, talent acquisition manager, talent acquisition partner, sourcer, staffing coordinator, staffing manager, staffing specialist, headhunter, recruitment coordinator, employment specialist, corporate recruiter',
    skills:
      'Recruiting|recruitment|talent acquisition|full life cycle recruiting, Sourcing candidates|candidate sourcing|sourcing resumes|talent sourcing, Interviewing|conducting interviews|interviewing candidates, Applicant tracking systems|applicant tracking system|applicant tracking|ATS|Taleo|iCIMS|=Greenhouse, Job postings|posting jobs|job boards, Background checks|reference checks, Career fairs|job fairs, Staffing|temporary staffing, LinkedIn Recruiter, New hire paperwork|hiring paperwork',
    words:
      'candidates, resumes, interviews, hiring managers, offers, screening, staffing, applicants, requisitions',
  },
  {
    id: 'training',
    name: 'training and development',
    near: 'human-resources, teaching, higher-education',
    titles:
      'trainer, training manager, training specialist, training coordinator, corporate trainer, learning and development specialist|L&D specialist, learning and development manager, instructional designer, training and development manager, technical trainer, e-learning developer, facilitator, adult education instructor, online learning coordinator',
    skills:
      'Training and development|learning and development|employee training|staff training|staff development, Instructional design, E-learning|elearning|articulate storyline|captivate, Learning management systems|learning management system|LMS|moodle|blackboard, Workshop facilitation|facilitating workshops|facilitation, Coaching and mentoring|coaching|mentoring',
    words: 'training materials, curriculum, trainees, workshops, adult learning, needs assessment',
  },
];
