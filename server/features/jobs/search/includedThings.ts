/**
 * Things that others include: someone who writes React writes JavaScript, though not the reverse. A line for each, by a
 * name that the lists of skills or everyday things have, and those that include it behind the colon.
 */
const included = `
javascript: React | TypeScript | Angular | Vue.js | Node.js | jQuery | Svelte
java: Spring Boot
python: pandas | NumPy
php: Symfony | Drupal
css: Sass | Bootstrap
sql: MySQL | Oracle Database
cloud: AWS | Azure | Google Cloud
docker: Kubernetes
software testing: Selenium | Cypress | Playwright
erp: SAP | NetSuite
crm: Salesforce | HubSpot
ehr: Epic | Cerner
microsoft office: Excel | PowerPoint
`;

/** A thing with the names of those that include it. */
export const includedThings: readonly (readonly [thing: string, within: readonly string[]])[] = included
  .trim()
  .split('\n')
  .map((line) => {
    const [thing = '', within = ''] = line.split(': ');
    return [thing, within.split(' | ')] as const;
  });
