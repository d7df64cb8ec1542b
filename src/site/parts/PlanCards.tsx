import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { addresses } from '../../../schemas/addresses.ts';
import type { Plan } from '../../../schemas/plans.ts';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { currentLocale, t } from '../../i18n/t.ts';
import { touchTarget } from '../../kit/touch.ts';
import { Checks } from './Checks.tsx';
import { LinkButton } from './LinkButton.tsx';
import { forMembers, forStrangers } from './signedIn.ts';
import { inTestMode } from './testPayments.ts';

type Role = Plan['role'];
type Interval = Plan['interval'];

const roles = (): { role: Role; who: string; href: string }[] => [
  { role: 'CANDIDATE', who: t('For candidates'), href: '/register?as=candidate' },
  { role: 'RECRUITER', who: t('For recruiters'), href: '/register?as=recruiter' },
  { role: 'EMPLOYER', who: t('For employers'), href: '/register?as=employer' },
];

const intervals = (): { value: Interval; label: string }[] => [
  { value: 'MONTH', label: t('Monthly') },
  { value: 'YEAR', label: t('Yearly') },
];

const money = ({ amount, currency }: Plan) =>
  formatMoney({ min: amount, max: amount, currency, locale: currentLocale() }) ?? '';

/** How many months of paying monthly a year costs less. */
const monthsFree = (month: Plan, year: Plan) => Math.round((month.amount * 12 - year.amount) / month.amount);

/** Class of what is hidden while the other interval is chosen. */
const hiddenClass: Record<Interval, string> = { MONTH: 'only-monthly', YEAR: 'only-yearly' };

/** The chosen interval shows and hides by itself: the switch works without any program. */
const switchStyles = {
  [`&:has(input[value="MONTH"]:checked) .${hiddenClass.YEAR}`]: { display: 'none' },
  [`&:has(input[value="YEAR"]:checked) .${hiddenClass.MONTH}`]: { display: 'none' },
} as const;

function IntervalSwitch({ name }: { name: string }) {
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'inline-flex',
        m: 0,
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {t('How you pay')}
      </Box>
      {intervals().map(({ value, label }) => (
        <Box
          key={value}
          component="label"
          sx={{
            position: 'relative',
            px: 2.5,
            minHeight: touchTarget,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '9px',
            cursor: 'pointer',
            typography: 'subtitle2',
            '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === 'MONTH'}
            sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** The price for one interval, and what it means against the other one. */
function Price({ plan, other }: { plan: Plan; other: Plan }) {
  const isYearly = plan.interval === 'YEAR';
  const months = isYearly ? monthsFree(other, plan) : monthsFree(plan, other);
  return (
    <div className={hiddenClass[plan.interval]}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" variant="figure" sx={{ fontSize: '2.5rem' }}>
          {money(plan)}
        </Typography>
        <Typography component="span" color="text.secondary">
          {isYearly ? t('a year') : t('a month')}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {isYearly
          ? t('{months, plural, one {# month} other {# months}} free compared with paying monthly', {
              months,
            })
          : t('or {price} a year, {months, plural, one {# month} other {# months}} free', {
              price: money(other),
              months,
            })}
      </Typography>
    </div>
  );
}

interface PlanCardProps {
  month: Plan;
  year: Plan;
  who: string;
  href: string;
  isMain: boolean;
}

function PlanCard({ month, year, who, href, isMain }: PlanCardProps) {
  const look = isMain ? 'solid' : 'outlined';
  return (
    <Box
      component="article"
      aria-label={`${month.name}, ${who}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2.5,
        p: { xs: 3, md: 3.5 },
        borderRadius: '16px',
        border: '1px solid',
        borderColor: isMain ? 'primary.main' : 'divider',
        boxShadow: (theme) => (isMain ? `0 0 0 1px ${theme.vars.palette.primary.main}` : 'none'),
        bgcolor: 'background.paper',
        textAlign: 'left',
      }}
    >
      <div>
        <Typography variant="subtitle2" component="p" sx={{ color: 'primary.main' }}>
          {who}
        </Typography>
        <Typography component="h3" variant="h2" sx={{ mt: 0.5 }}>
          {month.name}
        </Typography>
      </div>
      <Price plan={month} other={year} />
      <Price plan={year} other={month} />
      <Checks items={month.features.map((feature) => t(feature))} />
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <div className={forMembers}>
          <LinkButton href={addresses.dashboard} look={look} fullWidth>
            {t('Go to dashboard')}
          </LinkButton>
        </div>
        <div className={forStrangers}>
          <LinkButton href={href} look={look} fullWidth>
            {t('Register')}
          </LinkButton>
        </div>
      </Box>
    </Box>
  );
}

/** The plans of the three roles beside each other, monthly or yearly. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  const planOf = (role: Role, interval: Interval) =>
    plans.find((plan) => plan.role === role && plan.interval === interval);
  const cards = roles().map(({ role, who, href }) => {
    const [month, year] = [planOf(role, 'MONTH'), planOf(role, 'YEAR')];
    if (!month || !year) return null;
    const isMain = role === 'RECRUITER';
    return <PlanCard key={role} month={month} year={year} who={who} href={href} isMain={isMain} />;
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', ...switchStyles }}>
      <IntervalSwitch name="interval" />
      <Typography
        className={inTestMode}
        variant="subtitle2"
        component="p"
        sx={{
          mt: -1.5,
          px: 2,
          py: 0.75,
          borderRadius: '999px',
          color: 'tone.fresh.text',
          bgcolor: 'tone.fresh.soft',
        }}
      >
        {t('Test mode: no money is taken')}
      </Typography>
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {cards}
      </Box>
    </Box>
  );
}
