/**
 * Sentences that say a thing was done, and sentences that only mention it. Those held aside were written before the
 * rules and are never looked at while rules change; they tell how far the rules hold for what nobody thought of.
 */
export interface Mention {
  criterion: string;
  sentence: string;
}

interface Cases {
  done: Mention[];
  mentioned: Mention[];
}

const read = (lines: string): Mention[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [criterion = '', sentence = ''] = line.split(' | ');
      return { criterion: criterion.trim(), sentence: sentence.trim() };
    });

export const known: Cases = {
  done: read(`
Payroll | Ran payroll for 140 drivers every second Friday.
Oncology | Cared for oncology patients on a 24-bed floor and gave chemotherapy.
Forklift | Moved pallets with a sit-down forklift on the night shift.
Welding | Did MIG welding on truck frames and passed every inspection.
Salesforce | Worked with Salesforce every day to keep 300 accounts current.
Kubernetes | Migrated forty services from Heroku to Kubernetes.
Labor and delivery | Transferred from the float pool in 2019 to become a labor and delivery nurse.
Tax preparation | Prepared individual tax returns, tax preparation being two thirds of my year.
Event planning | Responsible for event planning for donors and their families.
Telemetry | Monitored telemetry for 32 beds and called changes to the physician.
Merchandising | Took over merchandising of two floors and raised sales by a tenth.
Recruiting | Five years of full-cycle recruiting for hospitals.
Budgeting | Oversaw budgeting for a department of forty.
Triage | Performed triage for sixty patients a shift, then transferred the critical ones to surgery.
Graphic design | Member of the graphic design team that redrew the catalog.
Special education | Taught in special education for nine years before moving to administration.
Spanish | Speaks Spanish with guests and staff every day.
Accounts payable | Led the accounts payable team of six through two audits.
HVAC | Installed and repaired HVAC for schools, with no callbacks in two years.
Photography | Interested people may see my photography, which sold in three galleries.
Data entry | Completed data entry of 900 claims a day without delay.
Case management | Coordinated with landlords and courts while doing case management for 40 families.
Bookkeeping | Kept the books, and did bookkeeping for four sister companies.
CNC machining | Set up CNC machining for runs of titanium parts.
Google Analytics | Reported traffic to clients from Google Analytics every Monday.
Phlebotomy | Drew blood from up to 60 patients a day as the lead for phlebotomy.
Underwriting | Promoted to underwriting in 2018 and approved loans up to $2 million.
Food safety | Trained new cooks in food safety and held the county's certificate.
Contract negotiation | Handled contract negotiation with nine carriers.
Excel | Taught a course in Excel for forty colleagues.
PostgreSQL | Joined the platform team and tuned PostgreSQL for ten-fold load.
Wound care | Experienced nurse with strong wound care seeking a day position.
`),
  mentioned: read(`
ICU | Stabilized patients in the trauma bay before transfer to the ICU.
Surgery | Prepared patients who were referred to surgery by their doctor.
Labor and delivery | Escorted visitors admitted to labor and delivery.
Payroll | Forwarded timesheets to payroll at the end of each week.
Graphic design | Worked closely with the graphic design team on a new catalog.
Accounts payable | Answered questions from the accounts payable department.
Marketing | Collaborated with marketing and legal on the launch of a drink.
Oncology | Floor nurse seeking a position in oncology.
Welding | I am interested in welding and good with my hands.
Kubernetes | No experience with Kubernetes yet, but a quick learner.
Machine learning | Relevant coursework: statistics, machine learning, linear algebra.
Data analysis | Eager to learn data analysis from the ground up.
Telemetry | Gave report to telemetry nurses at the end of the shift.
Recruiting | Supported the recruiting team by making copies and coffee.
HVAC | Called the HVAC vendor whenever the lobby was too warm.
Budgeting | Hoping to move into budgeting in my next role.
Java | Recruited Java developers for three banks.
Underwriting | Sent complete files to underwriting for a decision.
Triage | Patients were discharged to triage for another look.
Case management | Looking for an opportunity in case management.
Special education | Referred pupils to special education when a teacher asked for it.
Salesforce | Was exposed to Salesforce during a two-week rotation.
Bookkeeping | Objective: a bookkeeping position with a growing firm.
Phlebotomy | Shadowed the phlebotomy staff for two mornings.
Project management | Attended a workshop on project management.
Photography | Passionate about photography and long walks.
Tax preparation | Never did tax preparation myself.
CNC machining | Unfamiliar with CNC machining.
Physical therapy | Drove residents to physical therapy twice a week.
Public relations | Liaised with public relations when reporters called.
Inventory management | Would love to gain inventory management experience.
Event planning | Assisted the event planning committee with chairs.
`),
};

/** Never tuned on. */
export const heldAside: Cases = {
  done: read(`
Carpentry | Did rough and finish carpentry on 60 homes.
NICU | Worked in the NICU for four years, then moved to a clinic.
Invoicing | Took invoicing from paper to email for 200 clients.
Docker | Packaged each service with Docker and shipped it daily.
Customs clearance | Arranged customs clearance for seafood from Norway.
Dialysis | Ran dialysis for up to 12 patients at a time.
Lesson planning | Shared my lesson planning with the whole grade.
Collections | Brought overdue accounts down by a third through collections by phone.
Landscaping | Owned a landscaping business with five crews.
Copywriting | Won two awards for copywriting in radio.
Plumbing | Referred by the union, I did plumbing in high-rise towers.
Cash handling | Trusted with cash handling of $20,000 a night.
Quality assurance | Was moved to quality assurance and wrote the test plans there.
Housekeeping | Supervised housekeeping on six floors of a resort.
Counseling | Provided counseling to veterans and to their families.
SQL | Pulled monthly numbers with SQL for the finance team.
Scheduling | Handled scheduling for nine dentists and two hygienists.
Fundraising | Raised $3 million in fundraising with a staff of two.
Infection control | Audited infection control on eight wards.
Auditing | Spent six years auditing credit unions.
Public speaking | Known for public speaking at trade shows in four states.
Drywall | Hung drywall and taped it for two builders.
Network security | Responsible for network security of a county.
Catering | Part of the catering crew for weddings of 500.
Video editing | Used Premiere for video editing of 40 short films.
French | Translated letters from French for the board.
`),
  mentioned: read(`
Carpentry | Ordered lumber on behalf of the carpentry crew.
NICU | Handed newborns over to the NICU when they needed it.
Invoicing | Passed signed delivery slips on to invoicing.
Docker | Want to get better at Docker and cloud tools.
Customs clearance | Communicated with customs clearance agents abroad.
Dialysis | Transported residents to dialysis three times a week.
Copywriting | Took a class in copywriting at night school.
Plumbing | Contacted plumbing contractors for tenants.
Quality assurance | Returned faulty parts to quality assurance.
Housekeeping | Notified housekeeping of rooms that were ready.
Counseling | Recommended counseling to students in need.
SQL | My goal is to master SQL within a year.
Fundraising | Partnered with fundraising on the spring gala.
Infection control | Escalated cases to the infection control nurse.
Network security | Interest in network security and open source.
Video editing | Currently learning video editing.
French | Do not speak French.
Auditing | Provided documents to the auditing firm each spring.
Emergency room | Patients sent to the emergency room were followed up by phone.
Financial modeling | Lacks financial modeling but is quick with numbers.
Python | Interviewed Python engineers for the data group.
Radiology | Walked patients over to radiology.
Legal research | Aspiring to do legal research in a larger firm.
Robotics | Toured a robotics plant as a student.
Procurement | Requests were routed to procurement for approval.
Speech therapy | Worked alongside speech therapy staff in a school.
`),
};
