/** Software, systems, networks and data. */
import type { Trade } from './trade.ts';

export const technology: Trade[] = [
  {
    id: 'software',
    name: 'software development',
    near: 'web-development, data, it-systems, software-quality, business-analysis',
    titles:
      'software engineer, software developer, senior software engineer, programmer, programmer analyst, application developer, java developer, .net developer, c++ developer, python developer, backend developer, back end developer, full stack developer, backend engineer, back end engineer, full stack engineer, platform engineer, mobile engineer, ios engineer, android engineer, mobile developer, ios developer, android developer, game developer, embedded software engineer, software architect, solution architect, solutions architect, application architect, platform architect, system architect, enterprise architect, technical lead, tech lead, software engineering manager, engineering team lead software, devops engineer, site reliability engineer|SRE, chief technology officer|CTO, developer, sap developer, salesforce developer, etl developer, blockchain developer, technical architect, software development manager, release manager, database programmer, application engineer, sharepoint developer, machine learning engineer|ml engineer|ai engineer, fullstack engineer, fullstack developer, java engineer, python engineer, javascript engineer, typescript engineer, typescript developer, node.js engineer|node engineer, react engineer, react native engineer, php engineer, ruby engineer, golang engineer|go engineer, golang developer|go developer, rust engineer, scala engineer, kotlin engineer, swift engineer, .net engineer, c++ engineer, c# engineer, api engineer',
    skills:
      'Java|J2EE|java ee, Python|django|flask, C#|csharp|c sharp, C++, .NET|dotnet|asp.net|.net framework, JavaScript|JS|ecmascript, TypeScript|TS, Node.js|NodeJS|node js, ReactJS|=React|react.js|react native, Angular|angularjs, PHP|laravel, Ruby|ruby on rails|rails, Golang|=Go, Kotlin, Swift programming|=Swift|objective-c, SQL|T-SQL|PL/SQL, REST APIs|REST API|restful|web services|SOAP, Git|github|gitlab|SVN, Docker|containers|containerization|docker swarm, CI/CD|continuous integration|jenkins, AWS|amazon web services, Azure|microsoft azure, Google Cloud|GCP, Microservices|SOA, Software architecture|system design|object oriented design, Unit testing|test driven development|TDD, Spring framework|=Spring|spring boot|hibernate, Android development|android sdk, iOS development, DevOps, Machine learning|deep learning|tensorflow|pytorch, Scala, Rust language|=Rust, XML|JSON, Software development life cycle|SDLC|software development, SharePoint, Perl, Salesforce development, COBOL|mainframe',
    words:
      'software, code, programming, developed applications, api, agile, framework, database, debugging, architecture, deployment, oop, eclipse, visual studio',
  },
  {
    id: 'web-development',
    name: 'web development',
    near: 'software, web-design, digital-media',
    titles:
      'web developer, front end developer|frontend developer, web programmer, webmaster, ui developer, wordpress developer, front end engineer|frontend engineer, ui engineer, angular engineer, vue engineer, web engineer, asp.net web developer, web administrator, website manager, web specialist, web application developer',
    skills:
      'HTML|HTML5, CSS|CSS3|sass|stylesheets, jQuery, WordPress, Responsive design|responsive web design, Web development|website development, Bootstrap, AJAX, Joomla|drupal',
    words: 'website, web, html, css, browser, javascript, php, responsive',
  },
  {
    id: 'software-quality',
    name: 'software testing',
    near: 'software, business-analysis, it-support',
    titles:
      'qa engineer, qa tester, qa analyst, test analyst, test engineer, software tester, quality assurance analyst, qa test analyst, automation engineer qa, test lead, qa lead, qa manager, sdet',
    skills:
      'Software testing|test cases|test plans|QA testing, Test automation|selenium|automated testing|automated tests|test automation frameworks, Regression testing, Quality Center|HP ALM|TestRail, Bug tracking|defect tracking|bugzilla, Performance testing|load testing|loadrunner|jmeter',
    words: 'test cases, defects, regression, qa, test scripts, uat',
  },
  {
    id: 'it-systems',
    name: 'systems and networks',
    near: 'it-support, security-it, it-management, software',
    titles:
      'system administrator|systems administrator|sysadmin, linux system administrator, linux administrator, unix administrator, windows administrator, network administrator, network engineer, network manager, network engineering manager, network architect, network technician, network analyst, noc engineer, noc technician, systems engineer, system engineer, infrastructure engineer, infrastructure manager, cloud engineer, cloud administrator, storage administrator, vmware engineer, telecommunications engineer, telecom engineer, voip engineer, wireless engineer, data center technician, data center manager, exchange administrator, systems manager, aws administrator, server administrator',
    skills:
      'Linux|unix|red hat|redhat|ubuntu|debian|centos|RHEL|freebsd, Windows Server, Active Directory, Networking|computer networking|network administration|network engineering|LAN/WAN|LAN|WAN, TCP/IP, DNS|DHCP, Routing protocols|BGP|OSPF|EIGRP, Cisco|cisco ios|cisco routers, Routers and switches|routers|switches|routing and switching, Firewalls|firewall|iptables|ASA, VPN|IPSEC|OpenVPN, CCNA|CCNP|CCIE|cisco certified, VMware|virtualization|hyper-v|KVM|Xen|ESXi, Shell scripting|bash|shell scripts, PowerShell, System administration|systems administration|server administration, Nagios|cacti|zabbix|monitoring tools, Apache|nginx|tomcat|IIS, MySQL administration|mysql, Load balancing|high availability|F5, VoIP|telephony|avaya, Backup and recovery|disaster recovery|backups, Ansible|=Puppet, Storage|SAN|NAS|RAID, Wireless networks|wireless|wifi|wi-fi, Troubleshooting networks|network troubleshooting|wireshark|tcpdump, Data center operations|data center|data centre, LDAP|RADIUS|SNMP, Exchange Server|microsoft exchange|office 365|O365, CDN|akamai',
    words:
      'servers, network, infrastructure, switches, firewall, windows, linux, routers, uptime, backup, configuration, lan, wan, vpn, hardware, monitoring',
  },
  {
    id: 'it-support',
    name: 'IT support',
    near: 'it-systems, it-management, customer-service, security-it',
    titles:
      'help desk technician, help desk analyst, help desk, help desk supervisor, desktop support technician, desktop support, technical support specialist, technical support engineer, technical support, it support specialist, it support technician, it technician, it specialist|information technology specialist, it technology specialist, computer technician, software support specialist, support engineer, support analyst, field technician computers, information technology technician, information technology provisioning technician, pc technician, service desk analyst, information technology certified technician, application support analyst, it coordinator, it analyst|information technology analyst, it intern|information technology intern, health systems analyst',
    skills:
      'Help desk|helpdesk|service desk|desktop support, Technical support, Hardware troubleshooting|computer repair|hardware repair, CompTIA A+|A+ certification|network+|security+, Ticketing systems|service now|servicenow|remedy|ticketing, ITIL|IT service management|ITSM, Windows|windows 10|windows 7|microsoft windows, Mac OS|macos|OS X, Software installation|installing software, User support|end user support|end users, Remote support',
    words:
      'tickets, users, hardware, desktop, laptops, printers, software installation, troubleshoot, windows, remote',
  },
  {
    id: 'it-management',
    name: 'IT management',
    near: 'it-systems, it-support, project-management, software',
    titles:
      'it manager|information technology manager, it director|director of information technology|director of IT|information technology director, chief information officer|CIO, vice president information technology, it project manager|information technology project manager, it operations manager, it supervisor, it consultant, information systems manager, director of technology, technology director, technology manager, it lead, head of it, information technology, IT, information systems, practice manager technology',
    skills:
      'IT management|information technology management|information technology, IT strategy|technology strategy|technology roadmap, IT infrastructure|infrastructure, Vendor contracts|software licensing, IT project management, ERP implementation|ERP|system implementation, IT governance|COBIT',
    words:
      'information technology, systems, technology, infrastructure, enterprise, implementation, vendors, network, data center, applications',
  },
  {
    id: 'security-it',
    name: 'information security',
    near: 'it-systems, it-management, compliance, software',
    titles:
      'security analyst, information security analyst, cyber security analyst, cybersecurity analyst, security engineer, information security officer|CISO, information security manager, penetration tester, soc analyst, network security engineer, it security specialist, cryptographer',
    skills:
      'Cyber security|cybersecurity|information security|network security, Penetration testing|ethical hacking|CEH, CISSP, SIEM|splunk|qradar, Vulnerability assessment|vulnerability management|nessus, Incident response, Identity and access management|IAM|okta, ISO 27001|NIST|PCI DSS',
    words: 'security, vulnerabilities, threats, malware, intrusion, compliance, firewalls',
  },
  {
    id: 'data',
    name: 'data and analytics',
    near: 'software, business-analysis, finance, science-research',
    titles:
      'data analyst, data scientist, data engineer, database administrator|DBA, database developer, business intelligence analyst, bi developer, bi analyst, data architect, data warehouse developer, datastage etl developer, etl developer, analytics manager, data manager, master data manager, statistician, reporting analyst, data modeler, mdm architect, insights analyst, quantitative analyst, senior architect mdm, data specialist, analytics consultant',
    skills:
      'Data analysis|analyzing data|data analytics|analytics, SQL|SQL Server|MySQL|PostgreSQL|postgres, Oracle database|=Oracle, Tableau|Power BI|PowerBI|qlik|looker, Data warehousing|data warehouse|ETL|informatica|datastage|SSIS, R programming|RStudio, SAS|SPSS|stata, Statistics|statistical analysis|statistical modeling, Big data|hadoop|hive|spark, Data modeling|data modeling|database design, Business intelligence|BI reporting|SSRS|crystal reports|business objects, Data mining|predictive modeling, Master data management|MDM, NoSQL|MongoDB|cassandra, Microsoft Access|MS Access, Data visualization|data visualization|dashboards, VBA|macros|excel macros',
    words: 'data, queries, reports, dashboards, database, analysis, statistical, metrics, etl, modeling',
  },
];
