/** A page as HTML, in the pieces that go to different places of its document. */
export interface RenderedPage {
  title: string;
  description: string;
  /** The content of the root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The notice at the top where no program runs. */
  withoutProgram?: string;
  /** Source of the page's own part of the program, where it has one. */
  source?: string;
}
