/** Selling, shops, marketing and the press. */
import type { Trade } from './trade.ts';

export const sales: Trade[] = [
  {
    id: 'sales',
    name: 'sales',
    near: 'business-development, retail, customer-service, marketing',
    titles:
      'sales representative|sales rep, sales executive, sales manager, sales director, director of sales, regional sales director, regional sales manager, national sales manager, area sales manager, district sales manager, vice president of sales|VP sales, sales consultant, sales agent, sales engineer, sales specialist, sales coordinator, sales supervisor, sales account manager, account executive, account manager, key account manager, national account manager, strategic account manager, territory manager, territory sales manager, territory sales consultant, inside sales representative, inside sales, outside sales representative, outside sales, sales development representative|SDR, medical sales representative, pharmaceutical sales representative, pharmaceutical sales, timeshare sales, route sales representative, enterprise sales, software sales, sales lead, salesperson, sales, sales advisor, sales support, sales operations manager, route manager, merchant services',
    skills:
      'Sales|selling, B2B sales|B2B|business to business|solution sales|solution selling, Account management|managing accounts|key accounts|key account management, Prospecting|lead generation|generating leads|cold calling, Closing sales|closing deals|closing, CRM|customer relationship management|Salesforce|salesforce.com|HubSpot, Sales management|sales team management|managing sales teams, Inside sales, Outside sales|field sales, Territory management|territory sales, Pipeline management|sales pipeline|pipeline, Enterprise sales, Software sales|SaaS sales, Sales presentations|product presentations|product demonstrations, Negotiation|negotiations|contract negotiation, Quota attainment|sales quota|sales goals|sales targets|quota, Upselling|up-selling|upsell, Sales cycle, Consultative selling|consultative sales|insight selling, Sales forecasting, Trade shows, Sales strategy|sales plan',
    words:
      'sales, quota, revenue, accounts, prospects, clients, leads, territory, closing, exceeded sales, commission, customers, selling',
  },
  {
    id: 'business-development',
    name: 'business development',
    near: 'sales, marketing, general-management, consulting',
    titles:
      'business development manager, business development executive, business development director, director of business development, business development representative|BDR, business development consultant, business development specialist, business development associate, business development analyst, business development officer, business development leader, business development, vice president business development, vp business development, head of business development, new business manager, partnership manager, partnerships manager, alliance manager, channel manager, proposal manager, proposal writer, bid manager',
    skills:
      'Business development|new business development|new business generation|developing new business, Partnership development|strategic partnerships|partnerships|strategic alliances, Market research|market analysis|competitive analysis|competitor analysis, Proposal writing|RFP|RFP responses|proposals, Relationship building|client relationships|building relationships|client relationship management, Market expansion|new markets|market penetration, Revenue growth|driving revenue|grow revenue',
    words:
      'business development, new business, partnerships, growth, pipeline, proposals, clients, networking, referrals, prospects, strategic',
  },
  {
    id: 'retail',
    name: 'retail',
    near: 'sales, customer-service, food-service, apparel',
    titles:
      'sales associate, retail sales associate, retail associate, cashier, head cashier, store manager, assistant store manager, shift supervisor, shift manager, shift leader, retail manager, retail sales consultant, sales clerk, stock clerk, stocker, merchandiser, visual merchandiser, department manager, retail supervisor, key holder, grocery clerk, store clerk, deli clerk, store supervisor, beauty advisor, assistant manager, team member, customer assistant, loss prevention officer, loss prevention, replenishment, pharmacy cashier, parts counter, brand ambassador, product specialist, demonstrator, crew member',
    skills:
      'Retail sales|retail, Cash register|POS|point of sale|cash registers|cash drawer, Merchandising|visual merchandising|product displays, Inventory control|inventory management|stock control|stocking, Loss prevention|shrink, Store operations|opening and closing|store opening, Sales floor, Product knowledge, Online retail',
    words:
      'store, customers, register, merchandise, stock, sales floor, cashier, displays, returns, purchases, shelves, greeted',
  },
  {
    id: 'marketing',
    name: 'marketing',
    near: 'digital-media, public-relations, business-development, sales, graphic-design',
    titles:
      'marketing manager, marketing director, director of marketing, marketing coordinator, marketing specialist, marketing assistant, marketing associate, marketing executive, marketing analyst, marketing consultant, chief marketing officer|CMO, vp marketing, vice president of marketing, brand manager, brand strategist, product marketing manager, product manager, field marketing manager, market research analyst, market analyst, advertising manager, media planner, media buyer, advertising coordinator, advertising account executive, marketing communications manager, marketer, marketing intern, campaign manager, growth manager, event marketing, email marketing specialist, promotions manager, category manager',
    skills:
      'Marketing|marketing strategy|marketing strategies|marketing plans, Brand management|branding|brand awareness|brand strategy, Advertising|ad campaigns|media buying|media planning, Campaign management|marketing campaigns|campaigns, Email marketing|email campaigns|MailChimp|constant contact, Product marketing|product launches|product launch, Market research, Marketing communications|marcom|marketing collateral|marketing materials, Event marketing|promotional events, Marketing automation|marketo|pardot|eloqua, Direct mail|direct marketing, Product management|product roadmap',
    words:
      'marketing, brand, campaigns, advertising, promotional, collateral, target audience, market research, launch, media',
  },
  {
    id: 'digital-media',
    name: 'digital and social media',
    near: 'marketing, public-relations, web-design, writing',
    titles:
      'digital marketing specialist, digital marketing manager, digital marketing coordinator, digital marketing, digital marketing account manager, social media manager, social media coordinator, social media specialist, social media analyst, social media strategist, social media marketing, social marketing specialist, social marketing, digital media manager, digital media specialist, digital content editor, digital content manager, digital producer, digital project manager, digital strategist, digital consultant, digital production manager, digital merchandising, content manager, content strategist, content marketing manager, content creator, community manager, seo specialist, seo manager, sem specialist, ppc specialist, paid media manager, media strategist, media coordinator, media specialist, director of media strategy, media director, multimedia specialist, multimedia producer, blogger, influencer, e-commerce manager, ecommerce specialist, web content manager, online marketing manager, internet marketing, digital transformation director, digital innovation director, digital asset manager, digital, new media, media support specialist, media manager',
    skills:
      'Social media marketing|social media|social media management|social networks, SEO|search engine optimization|search engine optimization, SEM|search engine marketing|PPC|pay per click|google adwords|google ads|adwords, Google Analytics|web analytics, Content creation|content development|content marketing|content strategy, Social media platforms|facebook|instagram|twitter|linkedin|pinterest|youtube|tiktok|tumblr, HootSuite|Sprout Social|=Buffer, Blogging|blogs|blog posts, Digital marketing|online marketing|internet marketing, Content management systems|content management system|CMS|wordpress|drupal, Paid social|paid media|display advertising, E-commerce|ecommerce|online store|shopify|magento, Community management|online communities, Digital strategy|digital media, Conversion optimization|conversion rate|A/B testing',
    words:
      'social, digital, online, facebook, twitter, instagram, blog, content, website, analytics, engagement, followers, traffic, seo, campaigns, web, video',
  },
  {
    id: 'public-relations',
    name: 'public relations',
    near: 'marketing, digital-media, writing, events',
    titles:
      'public relations specialist|PR specialist, public relations manager|PR manager, public relations consultant, public relations director|director of PR, public relations coordinator, public relations assistant, public relations account executive, public relations intern, public relations|PR, publicist, communications manager, communications director, communications specialist, communications coordinator, director of communications, public information officer, public information manager, press officer, spokesperson, corporate communications manager, media relations specialist, public affairs specialist, public affairs officer, external affairs, community relations manager, community relations, community outreach coordinator, internal communications manager',
    skills:
      'Public relations|PR, Media relations|press relations, Press releases|press release|news releases, Crisis communications|crisis management, Corporate communications|internal communications|external communications, Copywriting, Press kits|media kits, Public affairs|government relations|community relations, Speech writing|speechwriting|talking points, AP style',
    words:
      'media, press, publicity, journalists, releases, communications, outreach, public, spokesperson, campaigns, pitch, newsletters',
  },
  {
    id: 'events',
    name: 'events',
    near: 'public-relations, hospitality, marketing, administration',
    titles:
      'event planner, event coordinator, event manager, events manager, events coordinator, special events coordinator, special events manager, wedding planner, conference coordinator, meeting planner, catering manager, banquet manager, event specialist, events leader, exhibition manager',
    skills:
      'Event planning|event management|special events|event coordination|conference planning, Wedding planning, Trade show management, Sponsorship|sponsorships',
    words: 'events, venues, vendors, conferences, weddings, galas, logistics, sponsors',
  },
];
