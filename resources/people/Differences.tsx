import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type AddedDifference, DifferenceKind } from '../../schemas/addedDifference.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { addedKey } from './addedKey.ts';

const differencesKey = [...addedKey, 'differences'];

/** The first ones are shown; the list is opened by who wants the others. */
const shownAtFirst = 5;

const aboutWords = (about: DifferenceKind): string => t(DifferenceKind.meta()?.ui?.choices?.[about] ?? about);

/**
 * Lists values of later files, and of people typed in once more, that differ from the records the company has, to be taken or refused. Nothing where there is none.
 *
 * @param importId only what this import found
 */
export function Differences({ importId }: { importId?: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const id = useId();
  const [all, setAll] = useState(false);
  const { data: found = [] } = useQuery({
    queryKey: [...differencesKey, importId],
    queryFn: ({ signal }) =>
      client.call('addedDifferences', { query: importId === undefined ? {} : { importId }, signal }),
    refetchOnMount: 'always',
  });
  const answer = useMutation({
    mutationFn: (body: { ids: string[]; isTaken: boolean }) => client.call('answerDifferences', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addedKey }),
  });
  if (found.length === 0) return null;
  const say = (which: readonly AddedDifference[], isTaken: boolean) =>
    answer.mutate({ ids: which.map((one) => one.id), isTaken });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, mb: importId === undefined ? 2 : 0 }}>
      <Typography id={id} component="h2" variant="subtitle1">
        {t('{count, plural, one {One value differs} other {# values differ}}', { count: found.length })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('Nothing was overwritten. Take the new value, or keep what you have.')}
      </Typography>
      {Boolean(answer.error) && <Alert severity="error">{sentenceOf(answer.error)}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? found : found.slice(0, shownAtFirst)).map((one) => (
          <Row key={one.id} difference={one} onAnswer={(isTaken) => say([one], isTaken)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {!all && found.length > shownAtFirst && (
          <Button onClick={() => setAll(true)}>{t('Show all {count}', { count: found.length })}</Button>
        )}
        {found.length > 1 && (
          <>
            <Button loading={answer.isPending} onClick={() => say(found, true)}>
              {t('Take all {count}', { count: found.length })}
            </Button>
            <Button loading={answer.isPending} onClick={() => say(found, false)}>
              {t('Keep all {count}', { count: found.length })}
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}

interface RowProps {
  difference: AddedDifference;
  onAnswer: (isTaken: boolean) => void;
}

function Row({ difference, onAnswer }: RowProps) {
  const { candidateName, about, before, after } = difference;
  const words = { name: candidateName, about: aboutWords(about) };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5, minHeight: 44 }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('{name}: {about}', words)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('You have: {before}', { before: before || t('nothing') })}
        </Typography>
        <Typography variant="body2">{t('New: {after}', { after })}</Typography>
      </Box>
      <Button onClick={() => onAnswer(true)} aria-label={t('Take the new {about} of {name}', words)}>
        {t('Take')}
      </Button>
      <Button onClick={() => onAnswer(false)} aria-label={t('Keep the {about} of {name} you have', words)}>
        {t('Keep')}
      </Button>
    </Box>
  );
}
