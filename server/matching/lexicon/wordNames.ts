/**
 * Tools whose names are ordinary words, by trade, with the words that make them a name or an ordinary word. Adding one
 * is adding a line; `wordNames.ts` beside this folder holds the rules.
 */

/** How a name that is a word is told. */
export interface WordName {
  /** As it is written. */
  name: string;
  /** Words before it that make it the name: "Microsoft" Word. */
  makers: string;
  /** Words behind it that make it the name: Spring "Boot". */
  parts: string;
  /** Words behind it that make it an ordinary word even with a capital: Spring "semester", Shell "station". */
  ordinary: string;
  /** Capitals say nothing: days, seasons, and what titles and headings are full of. */
  always: boolean;
}

/** name : makers : parts : ordinary; a `!` behind the name where capitals say nothing. */
const lines = `
Excel : microsoft ms : spreadsheet spreadsheets workbook workbooks formulas macros vba pivot functions charts : at in as
Word! : microsoft ms : documents templates mail-merge : of for processing choice play by from
Access : microsoft ms : database databases db queries vba : to control controls point points level levels management rights road services granted
Outlook : microsoft ms : calendar calendars email e-mail mail inbox express : on for is was of
Teams : microsoft ms : channels : of in across to
Publisher : microsoft ms : : of for at
Project : microsoft ms : server : of for to management manager coordinator
Sheets! : google : :
Docs! : google : :
Drive! : google : : to through by
Slides! : google : :
Forms! : google : :
Meet! : google : :
Classroom! : google : : management
Go! : : lang language microservices routines goroutines : to above beyond over live for on through getter green out the
Spring! : : boot framework mvc cloud batch security webflux jpa : semester term break quarter season cleaning training concert festival fall summer of
Swift : : ui swiftui programming language package : resolution response
React : : native redux hooks router js query components : to quickly calmly
Rust : : language cargo : removal proofing
Ruby : : on rails language sinatra gems : red tuesday
Rails : ruby-on : applications api :
Dart : : language flutter : league
Express : : js.js : delivery lane mail shipping train
Flask : : api apis :
Bottle! : : framework :
Angular : : js material :
Ember : : js :
Backbone : : js :
Meteor : : js :
Beam : apache : :
Spark : apache : sql streaming mllib :  interest of plugs
Hive : apache : ql queries tables metastore : of
Pig : apache : latin scripts :
Storm : apache : topologies : water drains damage
Impala : apache cloudera : :
Ant : apache : scripts : farm
Maven : apache : :
Hadoop : apache : :
Airflow : apache : dags :
Oracle : : database databases db dba sql erp cloud financials fusion apex forms ebs developer hcm peoplesoft :  of arena
Sage : : intacct accounting 50 100 300 : advice
SAS : : programming :
R : : studio shiny programming language markdown : & -
C : : programming language compiler : - & level suite
D : : language : - &
Chef! : : cookbooks automation configuration infra : de at for of in
Puppet : : modules manifests enterprise : show shows theater making
Salt! : : stack :
Vault : hashicorp : secrets :
Consul : hashicorp : :
Packer! : hashicorp : images :
Vagrant : hashicorp : boxes :
Nomad : hashicorp : :
Helm! : : charts chart : of
Bamboo : atlassian : ci builds : flooring
Travis : : ci :
Concourse! : : ci : 
Flux! : : cd :
Shell! : : scripts scripting script : station oil gas fish company
Bash : : scripts scripting :
Slack : : channels bot workspace channel : time off season
Notion : : docs pages wiki databases : that of
Linear : : issues tickets : feet foot regression algebra programming equations
Monday! : : .com com : to through and morning mornings - – friday
Asana : : boards :
Basecamp : : :
Intercom : : :
Drift : : chatbot :
Outreach! : : .io io sequences : program programs coordinator to and
Gong : : calls recordings :
Lever : : ats :
Greenhouse : : ats recruiting : crops plants gas
Rippling : : :
Gusto! : : payroll :
Concur : sap : travel expense : with
Workday! : : hcm financials payroll studio : 
Dynamics : microsoft ms : 365 crm gp nav : of
Square! : : pos terminal payments : feet foot meters miles
Toast! : : pos : 
Aloha : : pos :
Stripe : : api payments checkout billing connect :
Buffer : : :
Segment! : : cdp :
Looker : google : dashboards studio :
Domo : : :
Stitch : : :
Glue : aws amazon : jobs etl :
Athena : aws amazon : queries :
Lambda : aws amazon : functions :
Snowflake : : warehouse sql :
Figma : : :
Sketch! : : app : artist artists
Framer : : :
Blender : : :
Maya : autodesk : animation :
Cinema! : : 4d :
Premiere : adobe : pro : of
Illustrator : adobe : :
Acrobat : adobe : :
Flash : adobe : animation : drive
Animate : adobe : :
Rhino : : 3d grasshopper :
Sage50 : : :
Canvas! : : lms : bags prints
Banner! : ellucian : : ads
Slate : : crm :
Jest : : tests :
Cypress : : tests :
Karma : : jasmine :
Mocha : : chai tests :
Jasmine : : karma tests :
Cucumber : : tests gherkin bdd :
Postman : : collections :
Sentry : : alerts :
Prism! : graphpad : :
Epic : : emr ehr systems hyperspace beacon mychart charting :  battle
Lotus : ibm : notes :
Notes! : lotus ibm : :
Quickbase : : :
Box! : : :
Zoom : : meetings webinars rooms calls : in out lens
Lead! : : :
`;

const entryOf = (line: string): WordName => {
  const [name = '', makers = '', parts = '', ordinary = ''] = line.split(' :').map((part) => part.trim());
  return { name: name.replace('!', ''), makers, parts, ordinary, always: name.endsWith('!') };
};

const byWord = new Map(
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(entryOf)
    .map((entry) => [entry.name.toLowerCase(), entry]),
);

/** The name that a word may be; undefined for words that are no tool's name, or nothing else. */
export const wordNameOf = (word: string): WordName | undefined =>
  byWord.get(word.toLowerCase().replace(/['’]s$/, ''));
