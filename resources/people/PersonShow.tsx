import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Title } from 'react-admin';
import type { PersonRecord } from '../../schemas/person.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { Initials } from '../../src/components/values/Initials.tsx';
import { Timeline } from '../../src/components/values/Timeline.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { ResumeFile } from '../common/ResumeFile.tsx';
import { Elsewhere } from '../common/standing/Elsewhere.tsx';
import { ConsiderButton } from './ConsiderButton.tsx';
import { KeepLongerButton } from './KeepLongerButton.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonFiles } from './PersonFiles.tsx';
import { PersonMarks } from './PersonMarks.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { eventTones, personEventWords } from './personEventWords.ts';
import { personQuery } from './personQuery.ts';

/** The skills shown of a person; the resume has the others. */
const mostSkills = 16;

/** A person: where they stand, what colleagues noted, what happened. */
export function PersonShow() {
  const { email = '' } = useParams({ strict: false });
  const { client } = useServices();
  const { data: record, error, refetch } = useQuery(personQuery(client, email));
  return (
    <>
      <Title title={record?.candidateName ?? t('Person')} preferenceKey={false} />
      <Loaded
        value={record}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={8}
        label={t('Loading the person')}
      >
        {(person) => <PersonPage person={person} />}
      </Loaded>
    </>
  );
}

function PersonPage({ person }: { person: PersonRecord }) {
  const canAccess = useMay('people.annotate');
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <PersonHeader person={person} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <PersonNotes person={person} canAnnotate={canAccess} />
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <PersonMarks person={person} canAnnotate={canAccess} />
          <PersonFiles person={person} canAnnotate={canAccess} />
          <PersonCard title={t('History')}>
            <Timeline
              label={t('History')}
              items={person.events.map((event, place) => ({
                id: `${place}`,
                title: personEventWords(event),
                at: event.at,
                detail: event.recruiterName ?? undefined,
                tone: eventTones[event.kind],
              }))}
            />
          </PersonCard>
        </Box>
      </Box>
      {person.resumeFileName && (
        <PersonCard title={t('Resume')}>
          <ResumeFile email={person.id} fileName={person.resumeFileName} />
        </PersonCard>
      )}
    </Box>
  );
}

/** How they are reached, and whether they have an account of their own here. */
const Contact = ({
  person: { id, candidateEmail, candidatePhone, isOwn, isHeld, endsAt },
}: {
  person: PersonRecord;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', mt: 0.5 }}>
    <Link href={`mailto:${candidateEmail}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {candidateEmail}
    </Link>
    {candidatePhone && (
      <Link href={`tel:${candidatePhone}`} variant="body2">
        {candidatePhone}
      </Link>
    )}
    {isHeld && <ToneChip tone="info">{isOwn ? t('From your people') : t('Consent asked')}</ToneChip>}
    {isHeld && (
      <Typography variant="body2" color="text.secondary">
        {t('They have no account yet. Only your company sees this.')}
      </Typography>
    )}
    {endsAt !== null && (
      <Typography component="div" variant="body2" color="text.secondary">
        {t('Erased on {day}.', { day: formatDate(endsAt) ?? '' })} <KeepLongerButton people={[id]} />
      </Typography>
    )}
  </Box>
);

function PersonHeader({ person }: { person: PersonRecord }) {
  const { candidateName, headline, candidateCity, candidateState, yearsOfExperience, skills, standings } =
    person;
  const mayConsider = useMay('people.consider');
  const facts = [
    [candidateCity, candidateState].filter(Boolean).join(', '),
    yearsOfExperience !== null &&
      t('{years, plural, one {# year} other {# years}}', { years: Math.round(yearsOfExperience) }),
  ].filter(Boolean);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Initials name={candidateName} size={52} />
        <Box sx={{ minWidth: 0 }}>
          {headline && (
            <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
              {headline}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
          <Contact person={person} />
        </Box>
      </Box>
      {mayConsider && person.isOwn && (
        <Box>
          <ConsiderButton variant="contained" who={{ people: [person.id] }} />
        </Box>
      )}
      <Elsewhere standings={standings} />
      {skills.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Skills')}
          sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {skills.slice(0, mostSkills).map((skill) => (
            <Chip key={skill} component="li" label={skill} size="small" />
          ))}
        </Box>
      )}
    </Card>
  );
}
