/** Money: accounting, finance, banks, insurance, property. */
import type { Trade } from './trade.ts';

export const finance: Trade[] = [
  {
    id: 'accounting',
    name: 'accounting',
    near: 'finance, audit-tax, banking',
    titles:
      'accountant, staff accountant, senior accountant, financial accountant, project accountant, cost accountant, corporate accountant, general ledger accountant, fund accountant, property accountant, accounting assistant, accounting clerk, accounting specialist, accounting manager, accounting supervisor, accounting associate, assistant controller, bookkeeper, full charge bookkeeper, accounts payable clerk, accounts payable specialist, accounts payable, accounts receivable clerk, accounts receivable, accounts receivable specialist, account receivable, accounts payable supervisor, billing specialist, billing clerk, payroll specialist, payroll accountant, payroll clerk, payroll administrator, payroll manager, invoice clerk, public accountant, chartered accountant, certified public accountant|CPA, student accounts officer, billing services, credit analyst accounts',
    skills:
      'Accounting|accountancy, Accounts payable|AP|A/P, Accounts receivable|AR|A/R, General ledger|GL|G/L, Account reconciliation|bank reconciliation|bank reconciliations|account reconciliations|reconciliations|cash reconciliation, Month-end close|month end close|month end|monthly close|year end close, Journal entries|journal entry, Financial statements|financial statement preparation|preparing financial statements, GAAP|generally accepted accounting principles|US GAAP, IFRS, CPA|certified public accountant, Payroll|payroll processing, Bookkeeping, Fixed assets|fixed asset accounting, Cost accounting, Accruals|accrual accounting, Sales tax, Invoicing|invoice processing|process invoices|billing, QuickBooks|quick books, NetSuite, SAP FICO|SAP, Sage accounting|=Sage|Peachtree|Sage Intacct|Intacct, Great Plains|Dynamics GP, Yardi, Variance analysis|budget variance, Expense reports|expense reporting, Multi-currency accounting',
    words:
      'ledger, reconcile, invoices, vouchers, trial balance, balance sheet, debits, credits, vendors, 1099, bank statements, accruals, depreciation',
  },
  {
    id: 'audit-tax',
    name: 'audit and tax',
    near: 'accounting, finance, compliance',
    titles:
      'auditor, internal auditor, senior auditor, external auditor, audit manager, internal audit manager, audit associate, tax accountant, tax preparer, tax manager, tax analyst, tax associate, tax consultant, it auditor, sap auditor, financial institution examiner, bank examiner',
    skills:
      'Auditing|internal audit|internal audits|external audit|audits, Tax preparation|tax returns|tax filing|income tax, Sarbanes-Oxley|SOX|sarbanes oxley, Internal controls, CIA certification|certified internal auditor, Tax compliance',
    words: 'audit, workpapers, tax, irs, controls testing, risk assessment',
  },
  {
    id: 'finance',
    name: 'finance',
    near: 'accounting, investment, banking, audit-tax',
    titles:
      'financial analyst, finance analyst, senior financial analyst, finance manager, financial manager, finance director, director of finance, chief financial officer|CFO, controller, comptroller, finance controller, financial controller, plant controller, vice president finance, vp of finance, finance assistant, finance officer, finance associate, treasurer, treasury analyst, budget analyst, budget manager, finance business partner, head of finance, finance specialist, finance coordinator, financial planning and analysis|FP&A, grants manager finance, cost analyst, pricing analyst, finance, corporate finance, credit manager, credit analyst',
    skills:
      'Financial analysis|financial analyst, Financial modeling|financial modeling|financial models|financial model, Forecasting|financial forecasting|forecasts, FP&A|financial planning and analysis|financial planning, Financial reporting|financial reports, Valuation|business valuation|DCF|discounted cash flow, Treasury|cash management|cash flow management|cash flow, Credit analysis|credit risk, Hyperion|Essbase, Cost analysis|cost control|cost reduction, Pivot tables|pivot table|vlookup, Bloomberg|Capital IQ|FactSet, Capital budgeting|capital expenditure',
    words:
      'financial, forecast, budget, variance, cash flow, capital, roi, profitability, margins, working capital',
  },
  {
    id: 'investment',
    name: 'investments and securities',
    near: 'finance, banking, insurance, real-estate',
    titles:
      'investment banker, investment banking analyst, investment analyst, equity research analyst, equity research associate, research analyst equity, portfolio manager, asset manager, fund manager, wealth manager, financial advisor|financial adviser, financial planner, financial consultant, stockbroker, broker, trader, securities analyst, private equity associate, investment associate, investment banking, registered client service associate, private banker, hedge fund analyst, research associate, senior research associate, research analyst',
    skills:
      'Equity research, Capital markets|securities|equities|fixed income, Investment banking, Asset management|portfolio management|wealth management, Private equity|venture capital, CFA|chartered financial analyst, FINRA registration|FINRA|series 7|series 63|series 66|series 6|series 65, Real estate investment trusts|REIT|REITs, Derivatives|options trading, Financial advisory|investment advice, Trading, Financial research|economic research|investment research',
    words:
      'portfolio, investment, equity, funds, hedge, bonds, clients assets, brokerage, valuation, market analysis',
  },
  {
    id: 'banking',
    name: 'banking',
    near: 'investment, finance, customer-service, insurance',
    titles:
      'banker, personal banker, bank teller, teller, lead teller, head teller, branch associate, bank branch manager, banking center manager, assistant banking center manager, relationship banker, universal banker, loan officer, mortgage loan officer, loan processor, loan originator, mortgage consultant, mortgage banker, mortgage underwriter, home mortgage consultant, credit officer, bank manager, bank operations analyst, bank officer, banking, banking operations, private banking, commercial lender, branch service associate, branch banking, member service representative credit union, financial services representative, financial service representative, loan specialist, loan servicing, mortgage, vault teller, bank',
    skills:
      'Retail banking|branch banking|banking, Cash handling|cash transactions|handling cash, Loan processing|loan origination|loans|lending, Mortgage lending|mortgages|mortgage loans|mortgage banking, Credit union, BSA/AML compliance|BSA|AML|anti-money laundering|bank secrecy act, Cross-selling|cross sell|cross selling, Deposits and withdrawals|deposits|bank deposits, Account opening|opening accounts|new accounts, Consumer lending|commercial lending, NMLS license|NMLS|mortgage license, Teller transactions|teller, Wire transfers, KYC|know your customer',
    words:
      'bank, teller, branch, loans, deposits, checking, savings, withdrawals, mortgage, vault, members, referrals, cds, money orders',
  },
  {
    id: 'insurance',
    name: 'insurance',
    near: 'banking, investment, sales, customer-service',
    titles:
      'insurance agent, insurance sales agent, licensed insurance agent, insurance broker, underwriter, claims adjuster, claims examiner, claims representative, claims specialist, claims manager, claims service manager, actuary, insurance underwriter, claims processor, claims analyst, claim representative, insurance specialist, insurance verification, insurance account manager, loss control, agency sales, risk manager',
    skills:
      'Insurance|property and casualty|life insurance, Underwriting, Claims handling|claims processing|claims adjusting|claims adjustment|claims, Insurance license|insurance license|licensed insurance|life and health license|property and casualty license, Actuarial analysis|actuarial, Policy administration|policy renewals|insurance policies, Risk assessment, Health insurance|medicare|medicaid',
    words: 'insurance, policy, policyholders, claims, premiums, coverage, underwriting, liability, casualty',
  },
  {
    id: 'real-estate',
    name: 'real estate',
    near: 'sales, investment, administration, hospitality',
    titles:
      'realtor, real estate agent, real estate broker, property manager, leasing agent, leasing consultant, property management assistant, apartment manager, community manager apartments, real estate analyst, appraiser, real estate appraiser, escrow officer, title officer, assistant property manager, resident manager, property administrator, leasing manager',
    skills:
      'Property management|managing properties, Leasing|lease administration|leases, Real estate|real estate transactions, Real estate license|real estate license|licensed realtor, Tenant relations|tenants, Appraisal|property appraisal, Escrow|title insurance',
    words: 'property, tenants, leases, rent, listings, apartments, escrow, realty, evictions',
  },
  {
    id: 'compliance',
    name: 'compliance',
    near: 'legal, audit-tax, banking, quality',
    titles:
      'compliance officer, compliance manager, compliance analyst, compliance specialist, risk analyst, regulatory affairs specialist, regulatory affairs manager, fraud analyst, fraud investigator, privacy officer, ethics officer',
    skills:
      'Regulatory compliance|compliance, Fraud detection|fraud prevention|fraud investigation, Regulatory affairs|regulatory submissions, Policy development|policies and procedures, Data privacy|GDPR',
    words: 'regulatory, compliance, regulations, fraud, policies, audits',
  },
];
