/** The parts of Tesseract, compiled to WebAssembly, that are used here; the package has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** @returns 0 if the languages could be loaded */
    Init(folder: null, languages: string, engine: number): number;
    SetPageSegMode(mode: number): void;
    /** Takes the picture in the file `/input`. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    /** Lines of tab-separated values: level, page, block, paragraph, line, word, box, confidence, text. */
    GetTSVText(page: number): string;
    Clear(): void;
  }
  interface Engine {
    FS: { writeFile(name: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  const load: (options: { printErr(line: string): void; print(line: string): void }) => Promise<Engine>;
  export default load;
}
