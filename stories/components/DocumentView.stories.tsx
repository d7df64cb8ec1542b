import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentView } from '../../src/product/document/DocumentView.tsx';
import { samplePdf } from '../support/samplePdf.ts';

const quotations = ['Led a team of 12 bakers', 'Food safety certificate'];
const pdf = samplePdf([
  ['Ada Okafor', 'Pastry chef', 'Led a team of 12', 'bakers in two shops'],
  ['Certificates', 'Food safety certificate, 2024'],
]);
const retry = fn();

/** The words that are marked, in the order of the page. */
const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent).join('|');

export default {
  title: 'Components/DocumentView',
  tags: ['autodocs'],
  component: DocumentView,
  args: { name: 'resume.pdf', height: 640, quotations },
} satisfies Meta<typeof DocumentView>;
type Story = StoryObj<typeof DocumentView>;

/** Pages are turned and enlarged by buttons, and quotations are marked across line ends. */
export const Pdf: Story = {
  args: { file: pdf },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
    await waitFor(() => expect(marked(canvasElement)).toBe('Led a team of 12|bakers'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(marked(canvasElement)).toBe('Food safety certificate'));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await expect(canvas.getByText('125%')).toBeVisible();
  },
};

/** The page of the quotation that is asked for opens by itself. */
export const PdfAtQuotation: Story = {
  args: { file: pdf, focus: 'Food safety certificate' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('mark[data-focus]')).not.toBeNull());
  },
};

/** Two quotations overlap; the one asked for is marked whole. */
export const PdfOverlap: Story = {
  args: {
    file: pdf,
    quotations: ['Pastry chef Led a team of 12 bakers', 'team of 12 bakers'],
    focus: 'team of 12 bakers',
  },
  play: async ({ canvasElement }) => {
    const focused = () =>
      [...canvasElement.querySelectorAll('mark[data-focus]')].map((mark) => mark.textContent).join('|');
    await waitFor(() => expect(focused()).toBe('team of 12|bakers'));
    await expect(marked(canvasElement)).toBe('Pastry chef|Led a |team of 12|bakers');
  },
};

/** A quotation missing from the document is announced, with the words it was read as. */
export const PdfNotLocated: Story = {
  args: { file: pdf, quotations: [...quotations, 'Ran a night shift'], focus: 'Ran a night shift' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/could not be located in the resume; it was read as: “Ran a night shift”/),
    ).toBeVisible();
  },
};

export const BrokenPdf: Story = {
  args: { file: new Blob(['%PDF-1.7 and then nothing'], { type: 'application/pdf' }) },
  parameters: { expectedConsole: [/Invalid PDF|PDF/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This document cannot be shown')).toBeVisible();
  },
};

export const Text: Story = {
  args: {
    name: 'resume.txt',
    file: new Blob(['Ada Okafor\n\nLed a team of 12\nbakers in two shops.'], { type: 'text/plain' }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(marked(canvasElement)).toBe('Led a team of 12\nbakers'));
  },
};

/** An old text file, not in Unicode, shows what the server has read. */
export const OldText: Story = {
  args: {
    name: 'resume.txt',
    file: new Blob([new Uint8Array([...'Chef at Caf'].map((sign) => sign.charCodeAt(0)).concat(0xe9))], {
      type: 'text/plain',
    }),
    quotations: ['Chef at Café', 'Baker'],
    focus: 'Baker',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(marked(canvasElement)).toBe('Chef at Café'));
    await expect(canvas.getByText(/it was read as: “Baker”/)).toBeVisible();
  },
};

export const BrokenWord: Story = {
  args: { name: 'resume.docx', file: new Blob(['no zip'], { type: 'application/octet-stream' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This document cannot be shown')).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { name: 'photo.png', file: new Blob(['?'], { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('photo.png can still be downloaded.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { file: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the document');
  },
};

export const Failing: Story = {
  args: { file: undefined, error: new TypeError('Failed to fetch'), onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
