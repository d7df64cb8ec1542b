-- Small capitals and phonetic letters count as the letters they look like from now on. The server makes the keys of names
-- that have them again when it starts.
update "employers" set "nameKey" = null
where "employerName" ~ '[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡı]';
