-- The same for names that look alike, as api/src/accounts/users/username-skeleton.ts makes it. Null where an older account
-- has one alike: both keep theirs until they choose another.
alter table users add column username_skeleton text;

update users set username_skeleton = skeletons.skeleton
from (
  select id, skeleton, row_number() over (partition by skeleton order by created_at, id) as place
  from (
    select id, created_at, lower(translate(normalize(username, nfkc),
      'АаΑαɑВвΒβСсԀԁЕеΕεɡНнҺһΗЈјКкΚκIi1ıİІіӀӏΙιМмΜΝη0ОоΟοРрΡρԚԛгЅѕТтΤτυѴѵνԜԝωХхΧχУуΥγΖΣς',
      'aaaaabbbbccddeeeeghhhhhjjkkkklllllllllllmmmnnoooooppppqqrssttttuvvvwwwxxxxyyyyzσσ')) as skeleton
    from users
  ) named
) skeletons
where users.id = skeletons.id and skeletons.place = 1;

create unique index users_username_skeleton_key on users (username_skeleton);
