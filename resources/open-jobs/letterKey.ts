/** Where the draft of a cover letter is kept in the browser tab. */
export const letterKey = (email: string, jobId: string): string => `cover-letter:${email}:${jobId}`;
