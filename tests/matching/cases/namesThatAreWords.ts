/** Tools whose names are ordinary words, in sentences that mean the tool and in sentences that mean the word. */
import type { Mention } from './mentions.ts';

interface Cases {
  named: Mention[];
  words: Mention[];
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
  named: read(`
Excel | Built monthly reports in Excel for the plant manager.
Excel | Skills: excel, powerpoint, quickbooks
Excel | Advanced MS Excel including pivot tables.
Excel | Excel, Word and Outlook
Word | Typed letters and minutes in Microsoft Word.
Word | Proficient with Word, Excel and PowerPoint.
Access | Kept the member list in an Access database.
Access | Microsoft Office (Word, Excel, Access)
Go | Wrote the payment service in Go and PostgreSQL.
Go | Languages: Go, Python, Rust
Spring | Java developer using Spring and Hibernate.
Swift | Shipped an iOS app in Swift.
React | Front ends in React and TypeScript.
Teams | Ran remote classes in Microsoft Teams.
Outlook | Managed three calendars in Outlook.
Oracle | Oracle database administrator for a bank.
R | Analyzed surveys in R and SPSS.
C | Firmware in C and assembly for pumps.
Rust | Rewrote the parser in Rust.
Ruby | Backend in Ruby and Sinatra.
Slack | Answered support requests in Slack.
Notion | Documented processes in Notion and Jira.
Monday | Tracked projects in Monday.com.
Sage | Posted journals in Sage and QuickBooks.
Spark | Batch jobs with Spark on Hadoop.
Hive | Queries in Hive and Presto.
Express | REST services with Node.js and Express.
Chef | Configuration with Chef, Puppet and Terraform.
Sheets | Dashboards in Google Sheets.
SAS | Cleaned trial data in SAS.
`),
  words: read(`
Excel | Dedicated professional who excels at prioritizing.
Excel | Excelled in a busy office.
Excel | Excel at keeping calm under pressure.
Excel | A drive to excel in all I do.
Word | Grew the shop by word of mouth.
Word | Kept my word to every client.
Access | Controlled access to the building at night.
Access | Access to confidential files was my responsibility.
Go | The person whom colleagues go to for advice.
Go | Go above and beyond for every guest.
Spring | Planned the Spring 2019 gala.
Spring | Led spring cleaning of two warehouses.
Swift | Swift resolution of complaints.
React | Able to react quickly to change.
React | React calmly in emergencies.
Teams | Led teams of up to twelve.
Teams | Teams of nurses reported to me.
Outlook | A positive outlook on life.
Oracle | Called the oracle of the office by my peers.
R | John R. Miller, supervisor
R | Supported R&D with purchasing.
C | Reported to the C-suite.
Rust | Removed rust from hulls and painted them.
Ruby | Sold ruby and emerald rings.
Slack | Picked up the slack when others were ill.
Notion | Challenged the notion that guests dislike change.
Monday | Open Monday to Friday from nine to five.
Sage | Gave sage advice to young parents.
Spark | Helped spark interest in reading.
Hive | Kept a hive of bees at the school farm.
Express | Expressed ideas clearly at an express lane.
Sheets | Changed sheets and towels in forty rooms.
Shell | Cashier at a Shell station.
`),
};

/** Never tuned on. */
export const heldAside: Cases = {
  named: read(`
Excel | Kept stock counts in an Excel workbook.
Word | Formatted manuals with Word and Adobe Acrobat.
Access | Wrote queries in MS Access and SQL.
Outlook | Handled email through Outlook and Gmail.
Go | Microservices in Go, gRPC and Kafka.
Swift | Swift, Objective-C, Xcode
Dart | Mobile apps with Flutter and Dart.
Puppet | Managed 300 servers with Puppet and Ansible.
Ant | Build scripts in Maven and Ant.
Rails | Web shop built on Ruby on Rails.
Drive | Shared files through Google Drive.
Linear | Planned sprints in Linear and GitHub.
Teams | Hosted daily calls in Teams and Zoom.
Shell | Automated backups with Shell and Python scripts.
Oracle | Moved the ledger from SAP to Oracle.
SAS | Tools: SAS, R, Tableau
Spring | Microservices in Java with Spring Boot.
React | React, Redux, Node.js
`),
  words: read(`
Excel | Students excel when they feel safe.
Word | In one word: reliable.
Access | Improved patients' access to care.
Outlook | Wrote the yearly market outlook for clients.
Go | Always ready to go the extra mile.
Swift | Known for swift and friendly service.
Dart | Coached a dart league on weekends.
Puppet | Puppet shows for children under six.
Ant | Treated homes for ant and termite trouble.
Rails | Installed guard rails along stairs.
Drive | Drive sales through better displays.
Linear | Sold 400 linear feet of shelving.
Teams | Trained sales teams in six cities.
Shell | Cracked and cleaned shell fish for the kitchen.
Oracle | Read as an oracle by fans of the school play.
Spring | Coached track each spring and fall.
React | Taught guards how to react to threats.
Slack | Never one to slack off.
Sheets | Filled in time sheets for the crew.
Lead | Lead a crew of nine painters.
`),
};
