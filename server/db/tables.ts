/** The rows of the database, derived from the schemas: what a screen shows and what a column holds are one shape. */
import type { Generated } from 'kysely';
import type { z } from 'zod';
import type { DifferenceKind } from '../../schemas/addedDifference.ts';
import type { AddedPersonFields, ResumeContact } from '../../schemas/addedPerson.ts';
import type { Administrator } from '../../schemas/administrator.ts';
import type { ApplicationEvent, CandidateApplication, JobState } from '../../schemas/application.ts';
import type { Locale } from '../../schemas/base/locales.ts';
import type { BillingDetails } from '../../schemas/billingDetails.ts';
import type { Candidate, CandidateFields, ResumeKind } from '../../schemas/candidate.ts';
import type { CompanyDomain } from '../../schemas/companyDomain.ts';
import type { Fit } from '../../schemas/criteria.ts';
import type { DailyCandidate, DailyList } from '../../schemas/dailyCandidate.ts';
import type { Deletion } from '../../schemas/deletion.ts';
import type { Employer } from '../../schemas/employer.ts';
import type { FactCorrections } from '../../schemas/factCorrections.ts';
import type { ResumeFacts } from '../../schemas/facts.ts';
import type { GuaranteeCredit } from '../../schemas/guarantee.ts';
import type { JobGuest } from '../../schemas/guest.ts';
import type { HiringSource } from '../../schemas/hiring.ts';
import type { ImportedResumeState } from '../../schemas/importedResume.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import type { Interview } from '../../schemas/interview.ts';
import type { Invitation } from '../../schemas/invitation.ts';
import type { Job, JobMark, StageType, Unwanted } from '../../schemas/job.ts';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import type { JobPreferences } from '../../schemas/jobPreferences.ts';
import type { Consent } from '../../schemas/legal.ts';
import type { MachineKey } from '../../schemas/machineKey.ts';
import type { ListExplanation, PoolExplanation } from '../../schemas/matching.ts';
import type { MessagePart, MessageSide } from '../../schemas/message.ts';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import type { NoticeKind, NoticeSettings } from '../../schemas/notice.ts';
import type { OpenIdLink } from '../../schemas/openId.ts';
import type { Passkey } from '../../schemas/passkey.ts';
import type { PeopleBasis } from '../../schemas/peopleBasis.ts';
import type { PersonFileKind } from '../../schemas/personFile.ts';
import type { Preferences } from '../../schemas/preferences.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { SavedSearch } from '../../schemas/savedSearch.ts';
import type { Scorecard } from '../../schemas/scorecard.ts';
import type { StrayReason } from '../../schemas/strayMail.ts';
import type { PaymentProviderName, Subscription } from '../../schemas/subscription.ts';
import type { TeamInvitation } from '../../schemas/teamInvitation.ts';
import type { User } from '../../schemas/user.ts';
import type { Objectionable } from '../../schemas/wayIn.ts';
import type { Webhook, WebhookDelivery } from '../../schemas/webhook.ts';
import type { Mail } from '../base/mail.ts';
import type { RefitReport, Weights } from '../matching/scoring/weights.ts';
import type { CandidateMailKind } from './columns/candidateMailKind.ts';
import type { CodePurpose, ProofPurpose } from './columns/purpose.ts';
import type { RunTask } from './columns/runTask.ts';

/** ISO 8601 in UTC, as the driver is told to hand out `timestamptz`. */
type Timestamp = string;

interface UserRow extends Omit<User, 'employerEmail' | 'agreementsDue' | 'roles'> {
  /** Stands for the person in tokens and logs, where the e-mail address does not belong. */
  id: string;
  passwordHash: string | null;
  tokensValidFrom: Timestamp;
  lastSignInAt?: Timestamp | null;
  /** The area used last, of an account that has several; null for its own role. */
  lastRole?: 'EMPLOYER' | 'RECRUITER' | null;
}

export interface CandidateRow extends Omit<Candidate, 'id' | 'correctedFacts'> {
  resumeKey: string | null;
  resumeKind: ResumeKind | null;
  resumeText: string | null;
  facts: ResumeFacts | null;
  /** The candidate's own words for some facts; what is shown holds them already. */
  factCorrections?: FactCorrections;
  /** Whether text that nobody can see was left out of the resume's text. */
  resumeHasHiddenText?: boolean;
  /** By which version of the reader the facts were read; null before that was kept. */
  factsVersion?: string | null;
  /** The main resume's name if it has one, and since when it is there. */
  resumeName?: string | null;
  resumeAddedAt?: Timestamp | null;
  /** Companies that must not see the person, as they were typed. */
  hiddenFrom?: string[];
  jobPreferences?: JobPreferences | null;
  /** Set once everything personal is gone. */
  erasedAt?: Timestamp | null;
}

interface RecruiterRow extends Omit<Recruiter, 'id' | 'employerName' | 'employerLeft'> {
  employerEmail: string;
  /** Set once everything personal is gone. */
  recruiterLeftAt?: Timestamp | null;
}

/** The fields of a job's record that are counted or joined, not stored. */
export type ComputedJobField =
  | 'employerName'
  | 'dailyCandidatesCount'
  | 'newDailyCandidatesCount'
  | 'applicationsCount'
  | 'lastListOn';

export interface JobRow extends Omit<Job, ComputedJobField> {
  /** Names of suggestions the recruiter turned down; they do not come back. */
  dismissedSuggestions: string[];
  /** Since when it has been open without a pause; what the guarantee counts from. */
  openSince?: Timestamp | null;
  /** Since when it has had a status that not everyone it concerns has been told of; the database sets it. */
  untoldSince?: Timestamp | null;
  /** Whether its last day closed it, and not everyone has been told. */
  closedItself?: boolean;
  /** The columns that the server adds for the search, and their sources; the database makes the rest of it. */
  searchWords?: string | null;
  searchWordsOf?: string | null;
  /** Found by the server, with the version of the rules; null until then. */
  occupations?: number[] | null;
  occupationsVersion?: number | null;
}

export interface ApplicationRow
  extends Omit<
    CandidateApplication,
    | 'jobTitle'
    | 'jobState'
    | 'jobClosedAt'
    | 'employerName'
    | 'candidateEmailVerified'
    | 'candidateName'
    | 'headline'
    | 'resume'
    | 'stageName'
    | 'history'
    | 'fit'
    | 'invitation'
    | 'offer'
    | 'dailyCandidateId'
    | 'elsewhere'
  > {
  /** Null where nothing was chosen: then it is the main resume. */
  resumeId?: string | null;
  /** The state of the job that its candidate was last told of; null counts as open, as it was when they applied. */
  toldJobState?: JobState | null;
}

/** The fields of an interview that belong to others, or follow from the time it is. */
export type ComputedInterviewField =
  | 'jobId'
  | 'jobTitle'
  | 'employerName'
  | 'recruiterName'
  | 'candidateEmail'
  | 'candidateName'
  | 'openTimes'
  | 'status';

interface InterviewRow extends Omit<Interview, ComputedInterviewField> {
  recruiterEmail: string;
  cancelledAt: Timestamp | null;
  /** The start that the candidate was reminded of. */
  remindedOf?: Timestamp | null;
}

export interface SubscriptionRow extends Omit<Subscription, 'active' | 'payer'> {
  userEmail: string;
  createdAt: Timestamp;
  /** Who takes the money for it; null for one that was given. */
  provider?: PaymentProviderName | null;
  /** The provider's id of it, once there is one; until it is paid, of the checkout it was started with. */
  providerId?: string | null;
  /** On our own page, or on one of the provider; null for what was not started here. */
  startedAs?: 'PAYMENT' | 'CHECKOUT' | null;
  /** The state the payer was last told of; null before the first mail. */
  told?: Pick<Subscription, 'planId' | 'status' | 'cancelAtPeriodEnd'> | null;
  /** The renewal that was announced, by the end of the period before it. */
  renewalTold?: Timestamp | null;
  /** The employer's subscription of which a recruiter with a plan of their own was told that it covers them too. */
  coverTold?: string | null;
  /** Which mail about its coming end was the last. */
  reminded?: 'WEEK' | 'DAY' | null;
}

/** A user as the payment provider knows them. */
interface PaymentCustomerRow {
  userEmail: string;
  provider: PaymentProviderName;
  providerId: string;
  /** When the person last started to pay. */
  touchedAt: Timestamp;
  /** When the provider was last asked because the person waits. */
  askedAt?: Timestamp | null;
  /** How often the provider was asked what the customer has. */
  asked?: number;
  /** Which of its answers is stored, counted as they were asked for. */
  stored?: number;
  /** Set when the person has left: the provider is still to be told. */
  leftAt?: Timestamp | null;
  /** Payments from before this moment get no receipt; null where all do. */
  receiptsFrom?: Timestamp | null;
}

/** Money to be paid back; nobody's name or address is in it. */
export interface RefundRow {
  id: string;
  provider: PaymentProviderName;
  /** The provider's ids; a subscription only where that one alone was ended. */
  customerId: string;
  providerSubscriptionId: string | null;
  /** The moment up to which the plan counts as used. */
  asOf: Timestamp;
  /** In hundredths; null while the provider could not be asked. */
  cents: number | null;
  currency: string | null;
  status: 'PENDING' | 'DONE' | 'GIVEN_UP';
  createdAt: Timestamp;
}

/** The parts of an import's record that follow from its file. */
type ReadOfImport = 'columns' | 'choices' | 'preset' | 'proposals';

/** Parts that records from before migration 0116 do not have. */
type LaterOfImport = 'encoding' | 'spellings' | 'above';

export interface ImportRow extends Omit<ImportFile, ReadOfImport | LaterOfImport> {
  recruiterEmail: string;
  file: Buffer | null;
  reading: Pick<ImportFile, ReadOfImport> & Partial<Pick<ImportFile, LaterOfImport>>;
  locale: Locale;
  heldUntil: Timestamp | null;
  /** Where an archive of resumes lies until it is read, piece by piece. */
  archiveKeys: string[] | null;
  archiveSize: number | null;
  archiveHeldUntil: Timestamp | null;
}

/** The columns of a candidate that are read from a resume. */
export type ResumeColumns = Pick<
  CandidateRow,
  | 'headline'
  | 'skills'
  | 'yearsOfExperience'
  | 'resumeFileName'
  | 'resumeUnreadPages'
  | 'resumeOcrPages'
  | 'resumeHasHiddenText'
  | 'resumeKey'
  | 'resumeKind'
  | 'resumeText'
  | 'facts'
  | 'factsVersion'
  | 'factCorrections'
>;

/** The ways an employer brings people itself. */
export type BroughtAs = Extract<HiringSource, 'REFERRED' | 'ADDED' | 'IMPORTED'>;

/** Every table by name, for the query builder. */
export interface Tables {
  users: UserRow;
  sessions: {
    id: string;
    userId: string;
    browser: string | null;
    system: string | null;
    begunAt: Timestamp;
    lastSeenAt: Timestamp;
    expiresAt: Timestamp;
  };
  secondFactors: { userId: string; secret: string; lastStep: Generated<number>; since: Timestamp | null };
  recoveryCodes: { userId: string; codeHash: string; madeAt?: Timestamp | null };
  wayInObjections: {
    secretHash: string;
    userId: string;
    kind: Objectionable;
    target: string;
    createdAt: Timestamp;
    expiresAt: Timestamp;
  };
  passkeys: Passkey & { userId: string; publicKey: string; counter: number };
  openIdLinks: Omit<OpenIdLink, 'providerName'> & { userId: string; issuer: string; subject: string };
  addressChanges: {
    secretHash: string;
    userId: string;
    oldEmail: string;
    changedAt: Timestamp;
    expiresAt: Timestamp;
  };
  revokedTokens: { id: string; expiresAt: Timestamp };
  /** Counts of tries and calls; `expire` is in milliseconds since 1970. */
  rateLimits: { key: string; points: number; expire: number };
  employers: Omit<Employer, 'id'> & {
    /** The name as it looks; null where that was an older employer's before it was kept. */
    nameKey?: string | null;
    /** The ground on which it keeps people whom it adds, and for how many months; null until it has named one. */
    peopleBasis?: PeopleBasis | null;
    peopleMonths?: number | null;
    /** Domains the company was known by; never those of mailbox providers (`companyDomains/recordKnownDomains.ts`). */
    domains?: string[] | null;
    /** Set once the account is gone; the name stays with the jobs. */
    employerLeftAt?: Timestamp | null;
  };
  /** The owner's row is made by the database with the company's. */
  administrators: Omit<Administrator, 'id' | 'isOwner' | 'lastSignInAt' | 'keysCount'> & {
    employerEmail: string;
  };
  /** The list that a company sees without a plan, and until when its job is open for it. */
  firstLists: { jobId: string; employerEmail: string; takenAt: Timestamp; endsAt: Timestamp };
  /** Keyed hashes of the domains of companies that have had theirs. */
  firstListDomains: { domainHash: string; takenAt: Timestamp };
  companySlugs: { slug: string; employerEmail: string; employerName: string; takenAt: Timestamp };
  /** Files that are being stored, and those that are being removed or still have to be. */
  comingFiles: { id: string; key: string; at: Generated<Timestamp> };
  leavingFiles: { key: string; id: string; at: Generated<Timestamp> };
  recruiters: RecruiterRow;
  candidates: CandidateRow & {
    /** Of the main resume. */
    resumeId: Generated<string>;
    /** The company whose alone they are while they have not answered; null for accounts. */
    heldBy?: string | null;
  };
  jobs: JobRow;
  dailyLists: Omit<DailyList, 'newCount' | 'explanation' | 'heldBack'> & {
    /** Lists of former days were explained in English, in whole sentences. */
    explanation: ListExplanation | string | null;
    createdAt: Timestamp;
  };
  dailyCandidates: Omit<DailyCandidate, 'elsewhere' | 'isOwn'> & {
    isOwn: Generated<boolean>;
    /** Whether a recruiter added them, found by a search. */
    isFromSearch: Generated<boolean>;
    /** The visit of a page that decided last, and the how manieth of its decisions that was. */
    decidedInVisit: Generated<string | null>;
    decidedNth: Generated<number | null>;
  };
  /** A daily run while it lasts, what is left to do of it, and whom each of its jobs would have. */
  dailyRuns: {
    id: string;
    date: string;
    at: Timestamp;
    perJob: number;
    matcherVersion: string;
    round: Generated<number>;
    left: number;
    ordinary: Generated<Buffer | null>;
    lists: Generated<number>;
    candidates: Generated<number>;
  };
  poolStatistics: { matcherVersion: string; at: Timestamp; ordinary: Buffer };
  runTasks: { id: string; runId: string; task: RunTask; tries: Generated<number> };
  runJobs: {
    runId: string;
    jobId: string;
    poolSize: number;
    fitting: number;
    cut: boolean;
    explanation: PoolExplanation | null;
    emails: string[];
    scores: number[];
    fines: number[];
    orders: number[];
  };
  applications: ApplicationRow;
  applicationEvents: ApplicationEvent & { id: string; applicationId: string; stageType?: StageType | null };
  invitations: Invitation & { dailyCandidateId: string; toldJobState?: JobState | null };
  jobOffers: Omit<JobOffer, 'sentBy'> & { applicationId: string; recruiterEmail: string | null };
  /** Kept in step with picks and applications by the database. */
  people: {
    employerEmail: string;
    candidateEmail: string;
    hasApplied: boolean;
    latestAt: Timestamp;
    tags: Generated<string[]>;
    /** How the employer brought them; null for people it came to know otherwise. */
    broughtAs?: BroughtAs | null;
  };
  addedPeople: {
    id: string;
    employerEmail: string;
    recruiterEmail: string | null;
    candidateEmail: string;
    fields: AddedPersonFields;
    jobId: string | null;
    referredBy: string | null;
    /** The employer's own; it becomes a note about the person once they are known. */
    companyNote: string | null;
    resumeKey: string | null;
    resumeFileName: string | null;
    /** The other columns of a candidate that are read from a resume. */
    resume: Omit<ResumeColumns, 'resumeKey' | 'resumeFileName'> | null;
    tokenHash: string;
    /** The address that is nobody's under which the company has them among its people; null for those of before. */
    heldAs?: string | null;
    /** The ground each was added on. */
    basis?: PeopleBasis;
    /** Null for those whose turn has not come, and for those who are not asked. */
    askedAt?: Timestamp | null;
    /** When the company was told that they will be erased. */
    endToldAt?: Timestamp | null;
    addedAt: Timestamp;
    endsAt: Timestamp;
    isImported: boolean;
  };
  /** Values of later files that differ from the record of someone who was added. */
  addedDifferences: {
    id: string;
    personId: string;
    importId: string | null;
    about: DifferenceKind;
    /** A hash of what differs: the same is asked once. */
    print: string;
    /** The fields with their other values; null where it is another resume, and once they were refused. */
    fields: (Partial<CandidateFields> & { companyNote?: string }) | null;
    resumeKey: string | null;
    resumeFileName: string | null;
    resume: Omit<ResumeColumns, 'resumeKey' | 'resumeFileName'> | null;
    /** Answered with no: the record stays, and the same file does not ask again. */
    isKept: boolean;
    foundAt: Timestamp;
  };
  /** People whom an import brought, or said something about. */
  importedPeople: { importId: string; employerEmail: string; candidateEmail: string };
  askedAddresses: {
    emailHash: string;
    employerEmail: string;
    recruiterEmail: string | null;
    at: Timestamp;
  };
  blockedAddresses: { emailHash: string; at: Timestamp };
  imports: ImportRow;
  /** The resumes of candidates beside the main one, and those that only applications still have. */
  resumes: ResumeColumns & {
    id: string;
    candidateEmail: string;
    resumeName: string | null;
    resumeAddedAt: Timestamp;
    removedAt: Timestamp | null;
  };
  importedResumes: {
    importId: string;
    place: number;
    /** Its place in the archive's table of contents. */
    entry: number;
    name: string;
    size: number;
    state: Exclude<ImportedResumeState, 'NEW' | 'JOINS'> | 'READ';
    reason: string | null;
    isSkipped: boolean;
    /** As read and corrected; null before, and once it is settled. */
    contact: ResumeContact | null;
    resume: Omit<ResumeColumns, 'resumeKey' | 'resumeFileName'> | null;
    resumeKey: string | null;
    personId: string | null;
  };
  personFiles: {
    id: string;
    employerEmail: string;
    candidateEmail: string;
    addedBy: string | null;
    fileName: string;
    kind: PersonFileKind;
    size: number;
    /** Null once it was removed. */
    key: string | null;
    addedAt: Timestamp;
    removedBy: string | null;
    removedAt: Timestamp | null;
  };
  personNotes: {
    id: string;
    employerEmail: string;
    candidateEmail: string;
    authorEmail: string | null;
    text: string;
    mentions: string[];
    createdAt: Timestamp;
    updatedAt: Timestamp;
  };
  personRatings: {
    employerEmail: string;
    candidateEmail: string;
    recruiterEmail: string;
    rating: number;
  };
  messageThreads: { id: string; jobId: string; candidateEmail: string; latestAt: Timestamp };
  messages: {
    id: string;
    threadId: string;
    from: MessageSide;
    /** The author, when it is a recruiter who is still there. */
    recruiterEmail: string | null;
    text: string;
    createdAt: Timestamp;
    readAt: Timestamp | null;
    isMailed: boolean;
    /** Names of files that came with it by mail. */
    filesNotTaken: Generated<string[]>;
    /** The words of a mail with those it quotes, in their order; none where it quotes nothing. */
    parts: Generated<MessagePart[]>;
    /** Where a mail came from that was added, if not from the account's address. */
    sentFrom: Generated<string | null>;
  };
  strayMails: {
    id: string;
    /** Whose address for answers it came to. */
    userId: string;
    threadId: string | null;
    reason: StrayReason;
    sender: string | null;
    subject: string | null;
    text: string | null;
    parts: Generated<MessagePart[]>;
    filesNotTaken: Generated<string[]>;
    head: string;
    receivedAt: Timestamp;
    /** When its writer was told by mail. */
    answeredAt: Timestamp | null;
  };
  inboundMails: { idHash: string; takenAt: Timestamp };
  messageTemplates: Omit<MessageTemplate, 'createdBy' | 'updatedBy'> & {
    employerEmail: string;
    createdByEmail: string | null;
    updatedByEmail: string | null;
  };
  interviews: InterviewRow;
  jobGuests: JobGuest & { jobId: string };
  scorecards: Omit<Scorecard, 'authorName' | 'isMine'> & {
    applicationId: string;
    /** A recruiter, or the employer; null for a guest, and once they have left. */
    authorEmail: string | null;
    guestId: string | null;
  };
  /** When someone first read others' scorecards of a stage: a user, or a guest. */
  scorecardReadings: {
    applicationId: string;
    stageId: string;
    readerEmail: string | null;
    guestId: string | null;
    readAt: Timestamp;
  };
  companyDomains: Omit<CompanyDomain, 'recordName' | 'letsIn' | 'isTrial'> & {
    letsIn: Generated<boolean>;
    isTrial: Generated<boolean>;
    employerEmail: string;
    /** When the administrators were told that it ends. */
    warnedAt: Timestamp | null;
    /** When its record was last there. */
    foundAt: Timestamp | null;
    createdAt: Timestamp;
  };
  strangerMails: { employerEmail: string; day: string; sent: number };
  teamInvitations: TeamInvitation & { employerEmail: string; secretHash: string };
  calendarFeeds: {
    recruiterEmail: string;
    /** The secret itself is kept nowhere. */
    secretHash: string;
    createdAt: Timestamp;
  };
  machineKeys: Omit<MachineKey, 'recruiterEmail'> & {
    employerEmail: string;
    /** Who it acts for: the employer, or one of its recruiters. */
    userEmail: string;
    actsAs: 'EMPLOYER' | 'RECRUITER';
    /** The secret itself is kept nowhere. */
    secretHash: string;
  };
  webhooks: Omit<Webhook, 'isOn'> & { employerEmail: string; disabledAt: Timestamp | null };
  webhookDeliveries: Omit<WebhookDelivery, 'nextAt'> & { webhookId: string; nextAt: Timestamp };
  deletions: Deletion & { employerEmail: string; recruiterEmail: string };
  /** Weights fitted on this installation's decisions; at most one row is switched on. */
  matchingWeights: {
    version: string;
    weights: Weights;
    report: RefitReport;
    createdAt: Timestamp;
    switchedOn: boolean;
  };
  candidateProfiles: {
    candidateEmail: string;
    version: string;
    occupations: number[];
    years: number | null;
    level: number | null;
    profile: Buffer;
    /** Outline of the profile (server/matching/profile/sketch.ts). */
    sketch: Generated<Buffer>;
  };
  /** Candidates whose profile is missing or out of date. */
  profileQueue: { candidateEmail: string };
  /** Candidates whose facts an older version has read. */
  factsQueue: { candidateEmail: string };
  /** Changed outlines: a hash of the address, and the transaction. */
  outlineChanges: { xid: Generated<string>; hash: number; at: Generated<Timestamp> };
  jobFits: {
    candidateEmail: string;
    jobId: string;
    candidateVersion: string;
    jobUpdatedAt: Timestamp;
    score: number;
    fit: Fit;
    /** The way the job is against what the candidate wants. */
    unwanted: Unwanted | null;
    madeAt: Timestamp;
  };
  preferences: { userEmail: string; document: Preferences };
  jobMarks: { candidateEmail: string; jobId: string; mark: JobMark; markedAt: Timestamp };
  savedSearches: Omit<SavedSearch, 'paused'> & {
    candidateEmail: string;
    pausedAt: Timestamp | null;
    seenTo: Timestamp;
  };
  toldJobs: { candidateEmail: string; jobId: string; toldAt: Timestamp };
  candidateMails: { candidateEmail: string; kind: CandidateMailKind; day: string };
  consents: z.output<typeof Consent> & { userEmail: string };
  noticeSettings: { userEmail: string; document: NoticeSettings };
  mornings: { userEmail: string; day: string; mailedAt: Timestamp | null };
  notices: {
    id: string;
    userEmail: string;
    kind: NoticeKind;
    jobId: string | null;
    candidateEmail: string | null;
    count: number;
    createdAt: Timestamp;
    readAt: Timestamp | null;
  };
  idempotencyKeys: {
    key: string;
    request: string;
    claim: string;
    at: Timestamp;
    status: number | null;
    body: string | null;
  };
  erasures: { emailHash: string; at: Timestamp };
  subscriptions: SubscriptionRow;
  paymentCustomers: PaymentCustomerRow;
  /** Whom the invoices of an account are made out to. */
  billingDetails: BillingDetails & { userEmail: string; updatedAt: Timestamp };
  paymentEvents: { id: string; type: string; receivedAt: Timestamp; handledAt: Timestamp | null };
  receipts: { provider: PaymentProviderName; invoiceId: string; sentAt: Timestamp };
  refunds: RefundRow;
  guaranteeCredits: Omit<GuaranteeCredit, 'jobTitle'> & {
    subscriptionId: string;
    /** Whether the lists of the week had people called good, and the recruiter passed them all. */
    passedGood: boolean;
  };
  /** One row for each open job. Triggers on "jobs" add and remove them; the server writes the estimate. */
  guaranteedJobs: {
    jobId: string;
    /** Since when it has been open and has asked for the same. */
    since: Timestamp;
    /** How many good candidates the estimate gave: 0 for no number, null until it is asked. */
    good: number | null;
  };
  /** Openings that had their week under the guarantee. */
  guaranteedWeeks: {
    employerEmail: string;
    sameTitle: string;
    jobId: string | null;
    openSince: Timestamp;
    endedAt: Timestamp;
  };
  /** Keyed hashes of the networks an account was used from lately. */
  networks: { userId: string; networkHash: string; lastSeenAt: Timestamp };
  waitingCodes: {
    email: string;
    purpose: CodePurpose;
    /** The keyed hash of a network address. */
    askedFrom: string;
    codeHash: string;
    triesLeft: number;
    /** For all places that did not ask for it. */
    otherTriesLeft: number;
    createdAt: Timestamp;
    expiresAt: Timestamp;
  };
  /** Codes of servers of an earlier version. */
  oneTimeCodes: { email: string; expiresAt: Timestamp };
  verificationTokens: { tokenHash: string; email: string; purpose: ProofPurpose; expiresAt: Timestamp };
  /** The facts about this database that a build needs. */
  neededMigrations: { name: string };
  devMailbox: {
    id: string;
    createdAt: Timestamp;
    /** Files that came with it, their bytes as base64. */
    attachments?: { fileName: string; base64: string }[] | null;
  } & Pick<Mail, 'kind' | 'to' | 'subject' | 'text' | 'html'>;
}
