/** Companies whose names are names of skills, too: "Oracle" on a resume is a database or an employer. */
import { termsOf } from './tokens.ts';

/** Companies that are known by the name of a product. */
const products = [
  ...[
    'Adobe',
    'Airtable',
    'Asana',
    'Autodesk',
    'Avaya',
    'BambooHR',
    'Bentley',
    'Blackboard',
    'Bloomberg',
    'Box',
  ],
  ...[
    'Canva',
    'Caterpillar',
    'Cerner',
    'Cisco',
    'Citrix',
    'Cloudflare',
    'Confluent',
    'Dassault',
    'Databricks',
  ],
  ...[
    'Datadog',
    'Deltek',
    'DocuSign',
    'Dropbox',
    'Dynatrace',
    'Elastic',
    'Epic',
    'Ericsson',
    'Esri',
    'Figma',
  ],
  ...[
    'Fortinet',
    'Genesys',
    'GitHub',
    'GitLab',
    'HubSpot',
    'Infor',
    'Informatica',
    'Instructure',
    'Intuit',
    'Jamf',
  ],
  ...[
    'John Deere',
    'Juniper',
    'Klaviyo',
    'Kronos',
    'LinkedIn',
    'Magento',
    'Mailchimp',
    'Marketo',
    'MathWorks',
  ],
  ...[
    'McAfee',
    'Meditech',
    'Mixpanel',
    'MongoDB',
    'MuleSoft',
    'NetApp',
    'NetSuite',
    'New Relic',
    'Nokia',
    'Notion',
  ],
  ...[
    'Nvidia',
    'Okta',
    'OpenText',
    'Oracle',
    'PagerDuty',
    'Palantir',
    'Palo Alto Networks',
    'PayPal',
    'Pega',
  ],
  ...[
    'Qualtrics',
    'QuickBooks',
    'Red Hat',
    'Rockwell',
    'Sage',
    'Salesforce',
    'SAP',
    'SAS',
    'Schneider',
    'ServiceNow',
  ],
  ...[
    'Shopify',
    'Siemens',
    'Slack',
    'Snowflake',
    'SolarWinds',
    'SolidWorks',
    'Splunk',
    'Square',
    'Squarespace',
  ],
  ...[
    'Stripe',
    'SurveyMonkey',
    'Symantec',
    'Tableau',
    'Teradata',
    'TikTok',
    'Toast',
    'Trimble',
    'Twilio',
    'Twitter',
  ],
  ...[
    'UiPath',
    'Unity',
    'Veeva',
    'VMware',
    'Wix',
    'Workday',
    'Xero',
    'YouTube',
    'Zendesk',
    'Zoom',
    'ADP',
    'PTC',
    'NCR',
  ],
];

/** Companies that make many products: their name before a title is that of an employer. */
const employers = [
  ...[
    'Accenture',
    'Amazon',
    'Apple',
    'Atlassian',
    'Dell',
    'Facebook',
    'Google',
    'HP',
    'Honeywell',
    'IBM',
    'Intel',
  ],
  ...['Meta', 'Microsoft', 'Netflix', 'Samsung', 'Target', 'Tesla', 'Uber', 'Walmart', 'Xerox'],
];

const named = (names: readonly string[]) => new Set(names.map((name) => termsOf(name).join(' ')));
const employerNames = named(employers);
const allNames = named([...products, ...employers]);

/** Whether a text is such a company's name. */
export const isVendor = (text: string): boolean => allNames.has(termsOf(text).join(' '));

/** Whether a text begins with the name of such a company that makes many products. */
export function beginsWithEmployer(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return others.length > 0 && employerNames.has(termsOf(first).join(' '));
}
