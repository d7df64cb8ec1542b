/**
 * Tools, programs, certificates and procedures that go by a name of their own, by trade. Written like skills; one word
 * of them is a skill wherever it stands, so an ordinary word needs a `=` ("=Jest": only with its capital) or stays out.
 */
import { healthNames } from './namesHealth.ts';
import { manualNames } from './namesManual.ts';

const officeNames: Record<string, string> = {
  'general-management':
    'OKRs|OKR|objectives and key results, Board reporting, Turnaround management, Franchise operations',
  operations:
    'Asana, Monday.com, Smartsheet, Balanced scorecard, Capacity management, Business continuity planning|business continuity',
  'project-management':
    'PRINCE2, Confluence, Trello, Scrum master certification|Certified ScrumMaster|CSM|PSM I, =SAFe|Scaled Agile Framework, Earned value management, Critical path method, PMI-ACP',
  'business-analysis': 'BPMN, Lucidchart, CBAP certification|CBAP, Acceptance criteria',
  administration:
    'Microsoft Teams, =Zoom, Concur, DocuSign, Dictation, Minute taking|taking minutes, Expense management, Diary management, Vendor invoices',
  'customer-service': 'Freshdesk, Intercom, Gainsight, Net promoter score|NPS, Service recovery',
  'call-center': 'Five9, Genesys, First call resolution, Avaya, Predictive dialer, FDCPA',
  'human-resources':
    'BambooHR, SuccessFactors, Paycom, Paylocity, Kronos, Gusto payroll, ADA accommodations|ADA compliance, Job evaluation, Pay equity, Exit interviews, Open enrollment, Collective bargaining, HR analytics|people analytics',
  recruiting:
    'Bullhorn, =Lever, =Jobvite, SmartRecruiters, Boolean search|boolean searches, Executive search, Campus recruiting, Employer branding, Technical recruiting, Diversity recruiting, Headhunting',
  training:
    'Articulate 360, SCORM, Adobe Captivate, Camtasia, Kirkpatrick model, ADDIE, Train the trainer, CPTD certification|CPTD|CPLP, Precepting|preceptor, On-the-job training',
  'graphic-design':
    'CorelDRAW, Canva, Procreate, Blender, Cinema 4D, Color theory, Brand guidelines, Procreate, Affinity Designer, Pantone, Screen printing design',
  'web-design':
    'Webflow, Framer, Accessibility|WCAG|web accessibility|accessibility audits|=a11y|Section 508, Design systems|design system, Information architecture, Interaction design, User journeys|journey mapping, Zeplin, Miro',
  apparel:
    'CLO 3D, Gerber AccuMark, Lectra, Browzwear, Fabric development, Garment fittings, Adobe Illustrator flats, Range planning, PLM systems|product lifecycle management',
  architecture:
    'ArchiCAD, Lumion, Enscape, =Rhino, Grasshopper 3D, Vectorworks, Chief Architect, AIA membership, Architect license|licensed architect|registered architect, NCIDQ certification|NCIDQ, Site planning, FF&E',
  'performing-arts':
    'Ableton Live|Ableton, Logic Pro, QLab, Sight reading, Music theory, Stage combat, Improvisation',
  'film-media':
    'DaVinci Resolve, Cinema cameras, Color grading, Sound design, OBS Studio, Drone videography|drone pilot, Nuke compositing, Maya animation|Autodesk Maya, Unreal Engine, Podcast production|podcasts, Live streaming, Film production',
  writing:
    'Chicago Manual of Style, MadCap Flare, DITA, Investigative reporting, Feature writing, Script writing|screenwriting, UX writing, Localization, Subtitling, CAT tools|=Trados, Fact-checking',
  teaching:
    'Google Classroom, =Canvas, Schoology, PowerSchool, =Kahoot, Project-based learning, STEM education|STEM, AP courses|advanced placement, International Baccalaureate, Praxis exam|Praxis, Guided reading, Phonics, Standardized testing, Lesson delivery, Small group instruction, Parent-teacher meetings, Classroom technology, Social-emotional learning',
  'early-childhood':
    'CLASS observation, Creative Curriculum, HighScope, Reggio Emilia, Potty training, ECERS, Story time, Infant care, Ages and Stages',
  'special-education':
    '504 plans|504 plan, Wilson Reading, Orton-Gillingham, Assistive technology, RBT certification|registered behavior technician, BCBA certification|BCBA, Functional behavior assessment|FBA, Braille, Behavior intervention plans, TEACCH',
  'higher-education':
    '=Banner, =Slate, Title IX, FAFSA, Curriculum accreditation, Thesis supervision, Grant writing for research',
  counseling:
    'Motivational interviewing, Suicide prevention, College counseling, Play therapy, Trauma-informed care, Peer counseling',
  childcare: 'Pediatric first aid, Meal planning for children, Homework help',
  'social-work':
    'LCSW certification, SNAP benefits, Discharge support, Safety planning, Mandated reporting|mandated reporter, Homeless services, Housing assistance, Motivational support',
  nonprofit:
    'Raiser’s Edge|Raisers Edge, Blackbaud, DonorPerfect, Major gifts, Capital campaigns|capital campaign, CFRE certification|CFRE, Donor stewardship, Program evaluation, Planned giving',
  legal:
    'Relativity e-discovery, Clio, iManage, Legal drafting, Contract negotiations and drafting, Due diligence review, Deposition summaries, Cite checking, Bluebook, Trust and estates|estate planning, Bankruptcy law, Employment litigation, Court filings|e-filing, Trademark law, Civil litigation, Criminal defense, Notary commission, Conveyancing, Pro bono work',
  'public-safety':
    'POST certification, CAD dispatch|computer-aided dispatch, NCIC, Firefighter certification|Firefighter I|Firefighter II, Hazmat operations, Search and rescue, Crowd control, De-escalation, Defensive tactics, Crime scene investigation, Guard license|guard card|licensed security guard, Lifeguard certification, Evidence handling, Community policing, Fire inspections, Wildland firefighting',
  accounting:
    'Xero, FreshBooks, =Blackline, Bill.com, Oracle Financials, Microsoft Dynamics, Workday Financials, Revenue recognition|ASC 606, Lease accounting|ASC 842, Intercompany accounting|intercompany, Consolidation|consolidations, Three-way match, 1099 filing, Bank feeds, CMA certification|certified management accountant, Trial balance, Balance sheet reconciliation, Job costing, Cash application, Fund accounting, W-2 processing, Vendor statements, Form 990',
  'audit-tax':
    'TeamMate, CaseWare, Drake Tax, Lacerte, ProSeries, UltraTax, CCH Axcess, Enrolled agent license|enrolled agent, SOC 1|SOC 2|SOC reports, COSO, CISA certification|CISA|certified information systems auditor, Transfer pricing, 1040 returns|Form 1040, Corporate tax, Audit planning, Substantive testing',
  finance:
    'Anaplan, Adaptive Insights|Adaptive Planning, Cognos, =Vena, Scenario modeling|scenario analysis, Long-range planning, Board presentations, Capital planning, FRM certification|FRM, Cost-benefit analysis, Annual budget|annual budgets, LBO modeling, Three-statement models, Working capital management, Foreign exchange hedging',
  investment:
    'Morningstar, PitchBook, Aladdin, Portfolio analysis, CAIA certification|CAIA, CFP certification|CFP|certified financial planner, Fund accounting for investments, Pitch books, Due diligence on investments, Alternative investments, Risk modeling, SIE exam, Financial planning for clients, Monte Carlo simulation',
  banking:
    'Loan underwriting, Credit scoring, Fiserv, Jack Henry, Encompass, FHA loans, Vault operations, Branch operations, Consumer loans, Small business lending, Foreclosure, Trade finance, Currency transaction reports',
  insurance:
    'Guidewire, Applied Epic, AMS360, Xactimate, CPCU designation|CPCU, Loss adjustment, Subrogation, Workers compensation claims, Reinsurance, FSA actuary|ASA actuary, Claims investigation, Adjuster license|licensed adjuster|claims adjuster license, Underwriting guidelines',
  'real-estate':
    'AppFolio, CoStar, Yardi Voyager, MLS listings|MLS, Tenant screening, Lease negotiations|lease negotiation, Rent collection, Certified Property Manager, Broker license, Section 8 housing, Low-income housing tax credit|LIHTC, Home staging, Open houses, HOA management',
  compliance:
    'CAMS certification|CAMS, CFE certification|certified fraud examiner, OFAC screening|OFAC, Sanctions screening, SEC filings|10-K|10-Q, FDA regulations|FDA compliance, HITRUST, Risk and control assessments, Whistleblower investigations, Export controls|ITAR',
  sales:
    'Salesloft, =Outreach.io, Gong, ZoomInfo, LinkedIn Sales Navigator|Sales Navigator, SPIN selling, MEDDIC, Challenger sale, Sandler, Cold outreach, Contract renewals, Channel sales|channel partners, Government sales|federal sales|public sector sales, Medical device sales, Pharmaceutical sales, Territory planning, Lead qualification, Demo delivery, RFP responses for sales, Sales enablement, Customer acquisition',
  'business-development':
    'Joint ventures, Go-to-market strategy|go-to-market, Partner management, Capture management, Market entry, Licensing deals, Government contracting|government contracts',
  retail:
    'Planogram|planograms, Shopify POS, Lightspeed, Markdown management, Inventory shrinkage, Visual standards, Clienteling, Keyholder|key holder, Stock replenishment, Omnichannel retail, Cash drawer balancing',
  marketing:
    'HubSpot Marketing, Klaviyo, Braze, Iterable, Segmentation, Account-based marketing|ABM, Lead nurturing, Customer segmentation, Go-to-market planning, Focus groups, Brand positioning, Media plans, Growth marketing, Influencer marketing, Affiliate marketing, Marketing analytics, Adobe Experience, Loyalty programs, Nielsen data|Nielsen, Trade marketing, Demand generation',
  'digital-media':
    'Google Tag Manager, Google Search Console|Search Console, SEMrush, Ahrefs, =Moz, Meta Ads|Facebook Ads|Meta Business Suite, LinkedIn Ads, TikTok Ads, Keyword research, Link building, Newsletter marketing, Video content, Landing pages, Google Data Studio|Looker Studio, Programmatic advertising, Content calendars|content calendar, Hotjar, Social listening, Copywriting for web',
  'public-relations':
    'Cision, Meltwater, Muck Rack, Media training, Press conferences, Media pitching|pitching media, Thought leadership, Event publicity, Reputation management',
  events:
    'Cvent, Eventbrite, Social Tables, Vendor coordination, Banquet event orders, Virtual events, CMP certification|CMP, Event budgets, Venue selection, Festival production',
  software:
    'Kafka|Apache Kafka, Redis, gRPC, GraphQL, NestJS|Nest.js, =Express|Express.js, FastAPI, RabbitMQ, =Jest, Playwright, Cypress.io|=Cypress, Vitest, =Stripe, =Next.js|NextJS, Vue.js|Vue|VueJS, =Svelte|SvelteKit, Redux, Webpack|=Vite, Tailwind CSS|TailwindCSS, Elixir language|=Elixir|=Phoenix framework, Clojure, Haskell, MATLAB programming, Ruby on Rails development, Sidekiq, Celery task queue, Hibernate ORM, Maven|=Gradle, JUnit, Mockito, Kotlin Multiplatform, SwiftUI, Jetpack Compose, =Flutter|=Dart, Unity 3D|Unity3D, WebSockets, OAuth|OpenID Connect|SAML, OpenAPI|Swagger, Event-driven architecture|event-driven|event sourcing, Domain-driven design, Distributed systems, Message queues|message brokers|ActiveMQ|Amazon SQS, Contract tests|contract testing, Code review|code reviews, Pair programming, Concurrency|multithreading, Serverless|AWS Lambda|Lambda functions, Payment systems|payment integrations|payment gateways, On-call|on call rotation|pager duty|PagerDuty, Bitbucket, TeamCity, SonarQube, Protocol Buffers|protobuf, Elasticsearch|OpenSearch, Prisma ORM, Sequelize, Symfony, CodeIgniter, Struts, WebLogic|WebSphere, Vert.x, Solidity, LLMs|large language models|LangChain, Computer vision|OpenCV, Natural language processing|NLP, scikit-learn, Keras, Hugging Face, MLflow, MLOps, Deep reinforcement learning, ABAP, Apex programming, Backend development|backend services|back-end services|backend engineering, Web applications|web application development, Mobile apps|mobile app development',
  'web-development':
    'Gatsby, Web performance|Core Web Vitals, Storybook, Magento development, Shopify development|Shopify Liquid, Progressive web apps|PWA, Cross-browser testing, ASP.NET MVC, Front-end development|frontend development, Full-stack development|full stack development',
  'software-quality':
    'Selenium WebDriver, Cucumber, Postman, Appium, SoapUI, ISTQB certification|ISTQB, API testing, Manual testing, Test strategy, Exploratory testing, Automated tests|end-to-end tests|end-to-end testing|integration tests, Gherkin, k6 load tests',
  'it-systems':
    'Kubernetes|K8s|=EKS|=GKE|=AKS|OpenShift, Helm charts|=Helm, Terraform, Prometheus, Grafana, Datadog, New Relic, =ELK|Logstash|Kibana|ELK stack, =Istio|service mesh, ArgoCD|Argo CD|=Flux|GitOps, GitHub Actions|GitLab CI|CircleCI|Azure DevOps, Chef configuration, SaltStack, Packer images|HashiCorp =Vault|HashiCorp Vault|=Consul, CloudFormation|AWS CDK|Pulumi, Infrastructure as code, Site reliability|SRE practices, Observability|OpenTelemetry|Jaeger, Incident management|incident postmortems|postmortems, SLOs|service level objectives, HAProxy, OpenStack, Proxmox, Palo Alto Networks|Palo Alto firewalls, Fortinet|FortiGate, Juniper, =Meraki, Aruba wireless, SD-WAN, MPLS, QoS, VLANs|VLAN, SolarWinds, PRTG, Veeam, NetApp, Cloud migration, Amazon EC2|EC2, Amazon S3|AWS S3, AWS certification|AWS Certified|AWS Certified Solutions Architect, Azure certification|Azure Administrator, CKA certification|CKA|Certified Kubernetes Administrator, RHCE certification|RHCE|RHCSA, Patch management, Capacity planning for servers, Entra ID|Azure AD, VMware vSphere|vSphere|vCenter, Citrix, Bash scripting, Zero downtime deployments|blue-green deployments',
  'it-support':
    'Jamf, Intune|Microsoft Intune, SCCM|Microsoft Endpoint Manager, Freshservice, TeamViewer, Zendesk support, Microsoft 365|Office 365 administration, Google Workspace administration, HDI certification|HDI, MCSA|MCSE, Printer support, Desktop imaging|imaging computers, Mobile device management|MDM devices, Asset management of IT|IT asset management',
  'it-management':
    'IT budgeting, Oracle ERP|Oracle E-Business Suite, SAP S/4HANA|S/4HANA|SAP implementation, Digital transformation, Enterprise architecture|TOGAF, Change advisory board, IT service delivery',
  'security-it':
    'OWASP, Burp Suite, Metasploit, Wireshark analysis, CrowdStrike, SentinelOne, =Snort, CISM certification|CISM, CompTIA Security+|Security+ certification, OSCP certification|OSCP, SOC operations|security operations center, Threat modeling|threat hunting, Zero trust, Cloud security, Security awareness training, Digital forensics, Row-level security, Encryption|PKI, GIAC certification|GIAC|GSEC, Endpoint protection|EDR',
  data: 'Airflow|Apache Airflow, =dbt, Snowflake, Databricks, Delta Lake, BigQuery|Google BigQuery, Redshift|Amazon Redshift, Apache =Flink|=Flink, =Presto|Trino, AWS Glue, Fivetran|=Stitch Data|Airbyte, Dagster|=Prefect, Data pipelines|data pipeline|ETL pipelines, Data lakes|data lake|lakehouse, Dimensional modeling|star schema, Data quality, Data governance|data catalog|Collibra, pandas|NumPy, Jupyter|Jupyter notebooks, =Metabase|=Superset|Mode Analytics, ThoughtSpot, DynamoDB, =Neo4j|graph databases, ClickHouse, MariaDB, Teradata, DB2, Alteryx, KNIME, Google Analytics 4, Statistical testing|hypothesis testing, Regression analysis, Time series forecasting, A/B experiments|A/B testing experiments, Query optimization|query tuning|performance tuning, Power Query|DAX, =Domo, MicroStrategy, Cohort analysis, Azure Data Factory|Azure Synapse, Change data capture|Debezium, PySpark|Apache Spark, Event pipelines, SAS certification',
};

/** Names by the id of their trade. */
export const names: Record<string, string> = { ...officeNames, ...healthNames, ...manualNames };
