import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** Tags of a person, as words on cards. */
export const TagChips = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Chip key={tag} component="span" label={tag} size="small" variant="outlined" />
      ))}
    </Box>
  );
