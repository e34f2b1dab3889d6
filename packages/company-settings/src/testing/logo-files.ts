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

/** Starts like a PNG, and is none. */
export const brokenFile = (): File =>
  new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
    'logo.png',
    {
      type: 'image/png',
    },
  );
