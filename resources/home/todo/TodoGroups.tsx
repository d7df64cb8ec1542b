import Box from '@mui/material/Box';
import { TodoCard } from './TodoCard.tsx';
import type { TodoGroup } from './todoGroup.ts';

interface TodoGroupsProps {
  groups: readonly TodoGroup[];
  /** Asks for every entry of every kind; undefined once they are there. */
  onShowAll: (() => void) | undefined;
}

/** Open tasks by kind, the most urgent first; cards fill two columns where there is room. */
export function TodoGroups({ groups, onShowAll }: TodoGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Box
      sx={{
        columnCount: { xs: 1, md: groups.length > 1 ? 2 : 1 },
        columnGap: 2,
        '& > *': { breakInside: 'avoid', mb: 2 },
      }}
    >
      {groups.map((group) => (
        <TodoCard key={group.kind} group={group} onShowAll={onShowAll} />
      ))}
    </Box>
  );
}
