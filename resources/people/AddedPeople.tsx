import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddedPerson } from '../../schemas/addedPerson.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { PersonName } from '../../src/components/values/PersonName.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { addedKey } from './addedKey.ts';
import { Differences } from './Differences.tsx';
import { EndingPeople } from './EndingPeople.tsx';

const perPage = 100;

/** The first ones are shown; the list is opened by who wants the others. */
const shownAtFirst = 3;

/** People the company added itself, who have not said yet whether they want to be known. Nothing where there are none. */
export function AddedPeople() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<AddedPerson>();
  const { data: people = [] } = useQuery({
    queryKey: addedKey,
    queryFn: ({ signal }) => client.call('addedPeople', { query: { perPage }, signal }),
    refetchOnMount: 'always',
  });
  const remove = async ({ id }: AddedPerson) => {
    setLeaving(undefined);
    await client
      .call('removeAddedPerson', { params: { id } })
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    void queryClient.invalidateQueries({ queryKey: addedKey });
  };
  if (people.length === 0) return null;
  return (
    <>
      <EndingPeople />
      <Differences />
      <Card component="section" aria-labelledby="added-people" sx={{ p: 2, mb: 2 }}>
        <Typography id="added-people" component="h2" variant="subtitle1">
          {t('Added by your company')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('Until they have an account of their own here, only your company sees them.')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(all ? people : people.slice(0, shownAtFirst)).map((person) => (
            <Row key={person.id} person={person} onRemove={() => setLeaving(person)} />
          ))}
        </Box>
        {!all && people.length > shownAtFirst && (
          <Button onClick={() => setAll(true)}>{t('Show all {count}', { count: people.length })}</Button>
        )}
        {leaving && (
          <ConfirmDialog
            open
            title={t('Erase {name}?', { name: leaving.candidateName })}
            confirmLabel={t('Erase')}
            destructive
            onConfirm={() => void remove(leaving)}
            onClose={() => setLeaving(undefined)}
          >
            {t('All that was entered about them is erased, and they cannot be asked again.')}
          </ConfirmDialog>
        )}
      </Card>
    </>
  );
}

/** Whether they are asked, and whether that has happened. */
function standingWords({ basis, askedAt, referredBy }: AddedPerson): string {
  if (basis !== 'CONSENT') return t('From your people');
  if (askedAt === null) return t('Mail to come');
  return referredBy ? t('Referred, consent asked') : t('Consent asked');
}

/** The letters shown of a note: the whole of it is among the notes once the person accepts. */
const shownOfNote = 280;

function Row({ person, onRemove }: { person: AddedPerson; onRemove: () => void }) {
  const { candidateName, candidateEmail, jobTitle, referredBy, companyNote, endsAt } = person;
  const detail = [
    candidateEmail,
    jobTitle,
    referredBy && t('Referred by {name}', { name: referredBy }),
    t('until {day}', { day: formatDate(endsAt) ?? '' }),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5, minHeight: 44 }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <PersonName name={candidateName} detail={detail.filter(Boolean).join(' · ')} />
        {companyNote !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {companyNote.length > shownOfNote ? `${companyNote.slice(0, shownOfNote)}…` : companyNote}
          </Typography>
        )}
      </Box>
      <ToneChip tone="info">{standingWords(person)}</ToneChip>
      <Button sx={{ ml: 'auto' }} onClick={onRemove} aria-label={t('Erase {name}', { name: candidateName })}>
        {t('Erase')}
      </Button>
    </Box>
  );
}
