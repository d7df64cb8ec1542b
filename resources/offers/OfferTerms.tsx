import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import { Quoted } from '../common/Quoted.tsx';
import { salaryWords, startWords } from './offerWords.ts';

/** The terms of an offer: pay, first day, and the words that came with it. */
export const OfferTerms = ({ offer }: { offer: JobOffer }) => (
  <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
    <Typography variant="subtitle1" component="p">
      {salaryWords(offer)}
    </Typography>
    <Typography component="p">{startWords(offer)}</Typography>
    {offer.text && <Quoted>{offer.text}</Quoted>}
  </Box>
);
