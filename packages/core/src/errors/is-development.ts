declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Whether the page is being developed: bundlers replace `process.env.NODE_ENV`, and a page without a bundler, where
 * there is no `process`, is in production.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
