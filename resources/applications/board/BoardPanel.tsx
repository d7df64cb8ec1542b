import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-admin';
import { ApplicationStatus, type CandidateApplication } from '../../../schemas/application.ts';
import { canTakeBack } from '../../../schemas/applicationEndings.ts';
import type { Fit } from '../../../schemas/criteria.ts';
import type { Job, Stage } from '../../../schemas/job.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { Timeline } from '../../../src/components/values/Timeline.tsx';
import { placeFitWords } from '../../../src/i18n/placeFitWords.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaList } from '../../../src/product/match/CriteriaList.tsx';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { PlaceReason } from '../../../src/product/match/PlaceReason.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { PanelSection } from '../../common/PanelSection.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { useEvidenceFocus } from '../../common/useEvidence.ts';
import { PanelInterviews } from '../../interviews/PanelInterviews.tsx';
import { InvitationLine } from '../../invitations/InvitationLine.tsx';
import { Conversation } from '../../messages/Conversation.tsx';
import { closedWords } from '../../messages/closedWords.ts';
import { isOfferWaiting } from '../../offers/offerWords.ts';
import { RecruiterOffer } from '../../offers/RecruiterOffer.tsx';
import { personPath } from '../../people/personPath.ts';
import { PanelScorecards } from '../../scorecards/PanelScorecards.tsx';
import { AlsoWritten } from '../AlsoWritten.tsx';
import { applicationTones } from '../applicationTones.ts';
import { sourceWords } from '../sourceWords.ts';
import { BoardCandidate } from './BoardCandidate.tsx';
import { cardButtonId } from './BoardCard.tsx';
import { BoardPanelMoves } from './BoardPanelMoves.tsx';
import { answerDue, eventWords } from './boardRules.ts';

interface BoardPanelProps {
  /** Whose panel is open; undefined when none is. */
  application: CandidateApplication | undefined;
  job: Job;
  canMove: boolean;
  onClose: () => void;
  onMove: (application: CandidateApplication, stage: Stage) => void;
  onReject: (application: CandidateApplication) => void;
  onTakeBack: (application: CandidateApplication) => void;
}

/** Everything about one application, beside the board. */
export function BoardPanel({ application, onClose, ...rest }: BoardPanelProps) {
  const id = useId();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (application) last.current = application.id;
  }, [application]);
  // They go on from its card, which may have moved meanwhile, and they never started from it if they came by an address.
  const toCard = () => {
    if (last.current) document.getElementById(cardButtonId(last.current))?.focus();
  };
  return (
    <Drawer
      anchor="right"
      open={application !== undefined}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 520 } } },
        transition: { onExited: toCard },
      }}
    >
      {application && <PanelBody {...rest} titleId={id} application={application} onClose={onClose} />}
    </Drawer>
  );
}

interface PanelBodyProps extends BoardPanelProps {
  application: CandidateApplication;
  titleId: string;
}

function PanelBody({
  application,
  titleId,
  job,
  canMove,
  onClose,
  onMove,
  onReject,
  onTakeBack,
}: PanelBodyProps) {
  const [focus, showEvidence] = useEvidenceFocus();
  const { status, invitation } = application;
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, minWidth: 0 }}>
      <PanelHead application={application} titleId={titleId} canMove={canMove} onClose={onClose} />
      {!application.candidateEmailVerified && (
        <Alert severity="warning">
          {t('This candidate has not verified {email}. Your answers may reach someone else, or no one.', {
            email: application.candidateEmail,
          })}
        </Alert>
      )}
      {canMove && status === 'ACTIVE' && (
        <BoardPanelMoves
          application={application}
          stages={job.stages}
          onMove={(stage) => onMove(application, stage)}
          onReject={() => onReject(application)}
        />
      )}
      {canMove && canTakeBack(status, 'RECRUITER') && (
        <Button variant="outlined" onClick={() => onTakeBack(application)} sx={{ justifySelf: 'start' }}>
          {status === 'HIRED' ? t('Take the hire back') : t('Take the rejection back')}
        </Button>
      )}
      <PanelSection title={t('Interviews')}>
        <PanelInterviews key={application.id} application={application} canArrange={canMove} />
      </PanelSection>
      <PanelSection title={t('Scorecards')}>
        <PanelScorecards key={application.id} application={application} job={job} />
      </PanelSection>
      {(status === 'ACTIVE' || application.offer) && (
        <PanelSection title={t('Offer')}>
          <RecruiterOffer application={application} job={job} />
        </PanelSection>
      )}
      {canMove && (
        <PanelSection title={t('Messages')}>
          <Conversation
            key={application.id}
            jobId={application.jobId}
            candidateEmail={application.candidateEmail}
            side="RECRUITER"
            other={application.candidateName}
            closed={closedWords(status, invitation?.status)}
          />
        </PanelSection>
      )}
      <PanelWords application={application} />
      {application.fit !== undefined && (
        <PanelSection title={t('Why this candidate')}>
          <PanelFit fit={application.fit} onShowEvidence={showEvidence} />
        </PanelSection>
      )}
      <BoardCandidate application={application} results={application.fit?.criteria ?? []} focus={focus} />
      <PanelSection title={t('History')}>
        <BoardHistory application={application} />
      </PanelSection>
    </Box>
  );
}

type PanelHeadProps = Pick<PanelBodyProps, 'application' | 'titleId' | 'canMove' | 'onClose'>;

/** Who it is, how it stands, and the way to their pick and their page. */
function PanelHead({ application, titleId, canMove, onClose }: PanelHeadProps) {
  const now = useNow();
  const due = isOfferWaiting(application, now) ? undefined : answerDue(application, now);
  const pathOf = useDailyPath();
  const { status, source, stageName, headline, dailyCandidateId } = application;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {application.candidateName}
        </Typography>
        {headline && (
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {headline}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
          <StatusChip value={status} schema={ApplicationStatus} tones={applicationTones} />
          <Typography variant="body2" sx={{ color: due?.overdue ? 'tone.negative.text' : 'text.secondary' }}>
            {[status !== 'HIRED' && stageWords(stageName), due?.words, sourceWords(source)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Elsewhere standings={application.elsewhere ?? []} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {canMove && dailyCandidateId && (
            <Link to={pathOf(application.jobId, dailyCandidateId)}>{t('See the pick')}</Link>
          )}
          {canMove && <Link to={personPath(application.candidateEmail)}>{t('Notes and history')}</Link>}
        </Box>
      </Box>
      <IconButton aria-label={t('Close')} onClick={onClose} edge="end">
        <Close />
      </IconButton>
    </Box>
  );
}

/** The words that went to and fro: why it was rejected, the invitation, the cover letter. */
function PanelWords({ application }: Pick<PanelBodyProps, 'application'>) {
  const { status, rejectionReason, invitation, coverLetter } = application;
  return (
    <>
      {status === 'REJECTED' && rejectionReason && (
        <PanelSection title={t('Why rejected')}>
          <Prose>{rejectionReason}</Prose>
        </PanelSection>
      )}
      {invitation && (
        <PanelSection title={t('Invitation')}>
          <InvitationLine invitation={invitation} />
          {invitation.message && <Prose>{invitation.message}</Prose>}
        </PanelSection>
      )}
      {coverLetter && (
        <PanelSection title={t('Cover letter')}>
          <Prose>{coverLetter}</Prose>
        </PanelSection>
      )}
      <AlsoWritten application={application} />
    </>
  );
}

/** Everything that happened to an application, the newest first: what, who and when. */
function BoardHistory({ application }: { application: CandidateApplication }) {
  const items = application.history.map((event, index) => ({
    id: `${index}`,
    title: eventWords(application, index),
    at: event.at,
    detail: event.by,
    tone: applicationTones[event.status],
  }));
  return <Timeline items={items.toReversed()} label={t('History')} withTime />;
}

interface PanelFitProps {
  /** Null until it is computed. */
  fit: Fit | null;
  /** Shows a quotation in the resume. */
  onShowEvidence: (quotation: string) => void;
}

/** The score and what it rests on, as a pick shows them. */
function PanelFit({ fit, onShowEvidence }: PanelFitProps) {
  if (!fit)
    return (
      <Typography color="text.secondary">
        {t('Not known yet. It needs a readable resume and takes a few minutes at most.')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
        <FitBadge score={fit.score} band={fit.band} />
        <Typography variant="body2">{summaryWords(fit.summary)}</Typography>
      </Box>
      <PlaceReason place={fit.place} words={placeFitWords} />
      <CriteriaList
        results={fit.criteria}
        onShowEvidence={({ evidence }) => evidence && onShowEvidence(evidence)}
      />
    </Box>
  );
}

const Prose = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
);
