/** A valid body of `POST /api/system-notification`. */
export const linkTo = (data: string, title = 'Rute baru') => ({
  action: 'internal_link',
  data: { title, description: 'Sudah dapat dipakai.', data },
});

export const ANNOUNCEMENTS = '/api/system-notification';
