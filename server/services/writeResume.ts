/** One position, degree or list, as it stands on the page. */
export interface ResumeEntry {
  title: string;
  /** At the end of the line: from when to when. */
  span?: string;
  lines: string[];
}

/** Plain data, as it is handed to the thread that draws it. */
export interface ResumePage {
  locale: string;
  name: string;
  contact: string;
  headline: string | null;
  sections: { heading: string; entries: ResumeEntry[] }[];
  /** A file that goes along in the PDF. */
  attached: { name: string; text: string };
}

/** @throws ApiError BUSY when it could not be drawn now */
export type WriteResume = (page: ResumePage) => Promise<Uint8Array>;
