interface User {
  readonly id: string;
  readonly fullname: string;
}

/** The user of your own session; null if nobody is signed in. This one signs everybody in as the same user. */
const userOf = async (_request: Request): Promise<User | null> => ({
  id: 'angkasa-1',
  fullname: 'Sari Wulandari',
});

export async function POST(request: Request): Promise<Response> {
  const user = await userOf(request);
  if (user === null) return new Response(null, { status: 401 });
  const answer = await fetch(`${process.env.NEXT_PUBLIC_PANTAU_URL}/api/embed-tokens`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.PANTAU_API_KEY}`,
    },
    body: JSON.stringify({ user, widgets: ['alert-center'] }),
    cache: 'no-store',
  });
  if (!answer.ok) return new Response(null, { status: 502 });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return new Response(accessToken, { headers: { 'cache-control': 'no-store' } });
}
