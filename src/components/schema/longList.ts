/** Lists of more rows than this draw those in sight alone. */
const allDrawnUpTo = 100;

/** Whether a list is drawn as it comes into sight. */
export const isLongList = (rows: readonly unknown[]) => rows.length > allDrawnUpTo;

/** All rows of a list; of a long one, those that stand there until the part that draws it is loaded. */
export const firstRows = <Row>(rows: Row[]): Row[] => (isLongList(rows) ? rows.slice(0, 30) : rows);
