/** Why a resume cannot be taken, in words its owner can act on. */

/** Every reason there is. */
const resumeProblems = {
  RESUME_EMPTY: 'The file is empty. Choose the resume again.',
  RESUME_TOO_LARGE: 'The file is larger than 5 MB. Save it smaller, without large pictures.',
  RESUME_TYPE:
    'The file is not a PDF, Word (.docx) or text file. Save the document the resume was written in as a PDF; a photo can be sent as a PDF, if its text is sharp.',
  RESUME_ENCRYPTED: 'The file is protected by a password. Save it without a password and try again.',
  RESUME_NO_TEXT:
    'The file has no text, or is a scan that is not sharp enough to read. Save the original document as a PDF, scan it again at 200 dots an inch, or write the resume in Word or as plain text.',
  RESUME_GARBLED:
    'The file shows words, but its fonts exchange their letters, so they cannot be read. Save the document the resume was written in as a PDF again, or write the resume in Word, as plain text or in the form.',
  RESUME_MACROS: 'The file contains macros. Save it as a .docx without macros or as a PDF.',
  RESUME_PROGRAM: 'The file contains a program or starts one. Print it to a new PDF and send that.',
  RESUME_OPENS:
    'The file opens a web page or another file, or sends something, by itself. Print it to a new PDF and send that.',
  RESUME_ATTACHED: 'The file has other files inside it. Print it to a new PDF and send that.',
  RESUME_LOADS:
    'The file loads a template or a picture from somewhere else when it is opened. Save it as a PDF and send that.',
  RESUME_TWO_KINDS:
    'The file is a PDF or a picture and something else at the same time. Print it to a new PDF and send that.',
  RESUME_BROKEN: 'The file is damaged and cannot be read. Save the resume again and try the new file.',
  RESUME_TOO_COMPLEX: 'The file is too complex to read. Save the resume as a simple PDF with fewer pages.',
} as const;

export type ResumeProblem = keyof typeof resumeProblems;

/** A resume that cannot be taken: `code` is stable, `message` is for its owner. */
export class ResumeError extends Error {
  readonly code: ResumeProblem;
  constructor(code: ResumeProblem, options?: ErrorOptions) {
    super(resumeProblems[code], options);
    this.name = 'ResumeError';
    this.code = code;
  }
}
