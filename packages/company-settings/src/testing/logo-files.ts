/** A picture of one colour, as a file that a user chooses. */
export async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no canvas');
  context.fillStyle = '#8a2b6a';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f57c00';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser encodes no PNG');
  return new File([blob], 'logo.png', { type: 'image/png' });
}

/** A picture of which the end has been lost, as in an interrupted download. */
export async function halfFile(): Promise<File> {
  const whole = await pictureFile(200, 200);
  return new File([whole.slice(0, whole.size - 20)], 'logo.png', { type: 'image/png' });
}

/** A picture and a web page at once. */
export const doubleFile = async (): Promise<File> =>
  new File([await pictureFile(200, 200), '<script>1</script>'], 'logo.png', { type: 'image/png' });

/** An image that only claims to be a PNG. */
export const scriptFile = (): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'logo.png', {
    type: 'image/png',
  });

/** More than 10 MB. */
export const largeFile = (): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), new Uint8Array(20_000_000)], 'logo.png', {
    type: 'image/png',
  });

/** A chunk of PNG without content. */
const chunk = (name: string): BlobPart[] => [new Uint8Array(4), name, new Uint8Array(4)];

/** Built like a PNG, with nothing that could be decoded. */
export const brokenFile = (): File =>
  new File(
    [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      ...chunk('IDAT'),
      ...chunk('IEND'),
    ],
    'logo.png',
    { type: 'image/png' },
  );
