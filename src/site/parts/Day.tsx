import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';

const moments = () => [
  {
    time: '06:00',
    desk: t('Every open job has a new list of up to ten people, ranked.'),
    other: t('You see which jobs picked you today, and the criteria they picked you on.'),
  },
  {
    time: '09:00',
    desk: t('You read ten short reasons, look one up in the resume, save three, pass two with a reason.'),
    other: t('You notice that a skill was read wrongly and correct it. Tomorrow’s lists know.'),
  },
  {
    time: '09:15',
    desk: t('You invite one, with the salary named.'),
    other: t('The invitation arrives: salary first, then the message. You have five days.'),
  },
  {
    time: '14:00',
    desk: t('The accepted invitation is in the first stage of the board.'),
    other: t('You accept, and see the day by which you get an answer.'),
  },
  {
    time: t('Day 7'),
    desk: t('Your home page lists the people you promised an answer today.'),
    other: t('You are in the next stage, or you have the reason. Not silence.'),
  },
];

/** A day in two columns, along the sun's way. */
export function Day() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: '96px 1fr 1fr', gap: 3, px: 3 }}
      >
        <span />
        <Typography variant="subtitle2" component="span" color="text.secondary">
          {t('For the recruiter')}
        </Typography>
        <Typography variant="subtitle2" component="span" color="text.secondary">
          {t('For the candidate')}
        </Typography>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {moments().map(({ time, desk, other }) => (
          <Box
            key={time}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '96px 1fr 1fr' },
              gap: { xs: 1.5, md: 3 },
              p: { xs: 2.5, md: 3 },
              borderRadius: '12px',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Typography component="span" variant="figure" sx={{ fontSize: '1.25rem', color: 'primary.main' }}>
              {time}
            </Typography>
            {[
              { who: t('For the recruiter'), text: desk },
              { who: t('For the candidate'), text: other },
            ].map(({ who, text }) => (
              <div key={who}>
                <Typography
                  component="span"
                  variant="subtitle2"
                  color="text.secondary"
                  sx={{ display: { xs: 'block', md: 'none' } }}
                >
                  {who}
                </Typography>
                <Typography component="span">{text}</Typography>
              </div>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
