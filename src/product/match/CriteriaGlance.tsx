import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import { t } from '../../i18n/t.ts';
import { lookOf } from '../values/outcomes.ts';

/** All criteria in one line of marks, must-haves first; the name and outcome of each are its accessible name. */
export function CriteriaGlance({ results }: { results: readonly CriterionResult[] }) {
  const groups = (['MUST_HAVE', 'NICE_TO_HAVE'] as const).map((importance) =>
    results.filter((result) => result.importance === importance),
  );
  return (
    <Box
      component="ul"
      aria-label={t('Criteria')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        alignItems: 'center',
      }}
    >
      {groups.flatMap((group, index) =>
        group.map((result, place) => {
          const { Icon, tone, word } = lookOf(result.outcome);
          const isNice = index === 1;
          const values = { name: result.name, word };
          const name = isNice ? t('{name} (nice to have): {word}', values) : t('{name}: {word}', values);
          return (
            <Box
              component="li"
              key={result.name}
              sx={{ display: 'flex', ml: isNice && place === 0 && groups[0]?.length ? 1 : 0 }}
            >
              <Tooltip title={name}>
                <Box
                  component="span"
                  role="img"
                  aria-label={name}
                  sx={{ display: 'flex', color: `tone.${tone}.main` }}
                >
                  <Icon aria-hidden sx={{ fontSize: isNice ? 16 : 20 }} />
                </Box>
              </Tooltip>
            </Box>
          );
        }),
      )}
    </Box>
  );
}
